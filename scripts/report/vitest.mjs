// What a run of vitest came to, for the end of `npm test`: also a hook, a file or a promise that failed outside any
// test, which the runner's own JSON leaves out.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

export default class {
  onTestRunEnd(files, unhandled) {
    let passed = 0;
    const failures = unhandled.map((error) => `outside any test: ${error.stack ?? error.message}`);
    for (const file of files) {
      const name = relative(process.cwd(), file.moduleId);
      const tell = (title, errors) => failures.push(`${name}: ${title}\n${errors.map(textOf).join("\n")}`);
      if (file.errors().length) tell("the file", file.errors());
      for (const suite of file.children.allSuites()) {
        if (suite.errors().length) tell(suite.fullName, suite.errors());
      }
      for (const test of file.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "passed") passed += 1;
        else tell(`${test.fullName} (${state})`, errors ?? []);
      }
    }
    writeFileSync(process.env.PLAUDIT_REPORT, JSON.stringify({ passed, failures }));
  }
}

const textOf = ({ stack, message }) => stack ?? message;

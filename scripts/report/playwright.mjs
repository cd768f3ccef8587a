// What a run of Playwright came to, for the end of `npm test`.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export default class {
  failures = [];

  onBegin(_, root) {
    this.root = root;
  }

  /** What fails outside any test. */
  onError({ message }) {
    this.failures.push(`outside any test: ${stripVTControlCharacters(message)}`);
  }

  onEnd() {
    let passed = 0;
    for (const test of this.root.allTests()) {
      if (test.outcome() === "expected") {
        passed += 1;
        continue;
      }
      const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message));
      const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
      const text = stripVTControlCharacters(errors.join("\n"));
      this.failures.push(`${place}: ${test.title} (${test.outcome()})\n${text}`);
    }
    writeFileSync(process.env.PLAUDIT_REPORT, JSON.stringify({ passed, failures: this.failures }));
  }

  printsToStdio() {
    return false;
  }
}

import { expect, test } from "vitest";
import { laterFiles } from "./later-files.ts";

const list = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const chunk = (name: string, code: string) => ({ type: "chunk", name, facadeModuleId: `/${name}.tsx`, code });

function built(code: string) {
  const bundle = {
    "assets/a.js": chunk("home", `//# hint\n${code}`),
    "assets/x.js": chunk("dialog", ""),
    "assets/y.js": chunk("panel", ""),
  };
  const files: { fileName: string; source: string }[] = [];
  const error = (message: string) => {
    throw new Error(message);
  };
  const { generateBundle } = laterFiles(["home"], ["/panel.tsx"]) as unknown as {
    generateBundle: { handler: (this: object, options: object, bundle: object) => void };
  };
  generateBundle.handler.call({ emitFile: (file: never) => files.push(file), error }, {}, bundle);
  return { code: bundle["assets/a.js"].code, files };
}

const imports =
  "f(()=>import(`./x.js`),__vite__mapDeps([0,1]));f(()=>import(`./y.js`).then(e=>e.d),__vite__mapDeps([2,1]));";

test("the files of parts loaded on demand stand in one of their own, but for sheets and what is asked for at once", () => {
  const { code, files } = built(
    `${list(["assets/x.js", "assets/x.css", "assets/y.js"])}${imports}at("plaudit:later-files")`,
  );
  const [{ fileName, source } = { fileName: "", source: "" }] = files;
  expect(code).toBe(
    `//# hint\nconst __vite__mapDeps=(i,d=[])=>self.laterFiles?.[i]??d;\nf(()=>import(\`./x.js\`),__vite__mapDeps(0,["assets/x.css"]));f(()=>import(\`./y.js\`).then(e=>e.d),__vite__mapDeps(1,["assets/y.js","assets/x.css"]));at("./${fileName.slice(7)}")`,
  );
  const self: { laterFiles?: string[][] } = {};
  new Function("self", source)(self);
  expect(self.laterFiles).toEqual([
    ["assets/x.js", "assets/x.css"],
    ["assets/y.js", "assets/x.css"],
  ]);
});

test("a build that lists them in another way fails", () => {
  expect(() => built(`const __vite__mapDeps=()=>m.f;${imports}`)).toThrow("another way");
});

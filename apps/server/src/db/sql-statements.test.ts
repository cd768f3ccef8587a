import { expect, test } from "vitest";
import { statementsOf } from "./sql-statements.ts";

test.each<[string, string[]]>([
  ["select 1;\nselect 2;\n", ["select 1", "select 2"]],
  ["select 1", ["select 1"]],
  ["-- nothing; here\n;\n", []],
  ["select ';' as \";\" -- and; more\n; select 2", ["select ';' as \";\" -- and; more", "select 2"]],
  ["select 'it''s;' ; select 2", ["select 'it''s;'", "select 2"]],
  ["do $$ begin a; b; end $$; select $x$ ; $$ ; $x$", ["do $$ begin a; b; end $$", "select $x$ ; $$ ; $x$"]],
  ["select $1; select 1 /* ; */ + 1", ["select $1", "select 1 /* ; */ + 1"]],
])("takes apart %j", (text, statements) => {
  expect(statementsOf(text)).toEqual(statements);
});

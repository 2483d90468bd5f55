import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** Text that only the parser of formulas has: the names of its nodes. */
const [, parserText = ''] =
  /nodeNames: ".*?(Otherwise Or And [\w ]+)/.exec(
    readFileSync('engine/formulas/generated/formula-parser.ts', 'utf8'),
  ) ?? [];

const scriptsWithParser = (pattern: string) => {
  const scripts = globSync(pattern);
  expect(scripts).not.toEqual([]);
  return scripts.filter((file) => readFileSync(file, 'utf8').includes(parserText));
};

test('no script that browsers load holds the parser of formulas, which the server has', () => {
  expect(parserText).toContain('Comparison');
  expect(scriptsWithParser('{.next/static,public}/**/*.js')).toEqual([]);
  expect(scriptsWithParser('.next/server/**/*.js')).not.toEqual([]);
});

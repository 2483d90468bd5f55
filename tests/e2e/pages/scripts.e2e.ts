import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** Text that only the parser of formulas has: the names of its nodes. */
const parserText = 'Otherwise Or And Not Comparison Sum Product';

const scriptsWithParser = (pattern: string) => {
  const scripts = globSync(pattern);
  expect(scripts).not.toEqual([]);
  return scripts.filter((file) => readFileSync(file, 'utf8').includes(parserText));
};

test('No script that browsers load holds the parser of formulas', () => {
  expect(scriptsWithParser('engine/formulas/generated/*.ts')).not.toEqual([]);
  expect(scriptsWithParser('{dist/browser,public}/**/*.js')).toEqual([]);
});

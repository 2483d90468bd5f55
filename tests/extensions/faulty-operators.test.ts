import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { temporaryFolder } from '../support/databases/databases.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { write, writeExtendedSite } from './extended-site.fixture.ts';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  writeExtendedSite(folder);
});

/** The first problem of the site after a file of its operator was written. */
async function problemAfter(path: string, text: string): Promise<readonly string[]> {
  write(folder, path, text);
  const { out } = await waymark(['check', '--format', 'json'], { folder });
  const [first]: readonly Problem[] = JSON.parse(out).problems;
  return first ? [first.code, first.document, first.message] : [];
}

const own = 'extensions/check-digit';

describe('an operator is refused', () => {
  const file = `${own}/check-digit.operator.ts`;
  const code = (body: string) => `export function checkDigit({ number }) { ${body} }`;

  it.each([
    [
      'does not compile',
      'export function checkDigit( {',
      'The code cannot be compiled: Expected `}` but found `EOF`.',
    ],
    ['is not exported', 'export const other = 1;', 'The file does not export checkDigit.'],
    [
      'needs a server',
      `import 'node:fs'; ${code('return true;')}`,
      'The code imports "node:fs", which is not there in browsers.',
    ],
    [
      'fails when it is loaded',
      `${code('')} throw new Error('no');`,
      'The code cannot be used: it fails when it is loaded: no',
    ],
  ])('if its code %s', async (_, text, message) => {
    expect(await problemAfter(file, text)).toEqual(['bad-extension', file, message]);
  });

  const fault = 'is a fault: The operator "check-digit"';
  it.each([
    ['throws', code("throw new Error('no');"), `${fault} failed with Error. It throws: no`],
    ['gives another type', code("return 'yes';"), `${fault} gave something else than true or false.`],
    [
      'gives a promise',
      code('return Promise.resolve(true);'),
      `${fault} gave something else than true or false.`,
    ],
    [
      'gives something by chance',
      `let n = 0; ${code('return n++ % 2 > 0;')}`,
      'gives another value each time.',
    ],
    ['gives what no example says', code('return false;'), 'gives false, not true.'],
  ])('if its code %s', async (_, text, message) => {
    const found = `The example ["7992 7398 713"] ${message}`;
    expect(await problemAfter(file, text)).toEqual(['bad-extension', `${own}/examples.json`, found]);
  });

  it.each([
    ['there are none', '[]', 'There is no example.'],
    [
      'one has more arguments',
      '[{"arguments": ["1", "2"]}]',
      'The example ["1","2"] has 2 arguments, and the operator takes 1.',
    ],
    ['one has no arguments', '[{"given": ["1"]}, {"arguments": ["1"]}]', 'An example has no arguments.'],
  ])('if of its examples %s', async (_, text, message) => {
    const path = `${own}/examples.json`;
    expect(await problemAfter(path, text)).toEqual(['bad-extension', path, message]);
  });

  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../fixtures', own, 'check-digit.schema.json'), 'utf8'),
  );
  const untyped = 'The schema does not say of which type "number", or a part of it, is.';
  it.each([
    ['an argument has no type', { properties: { number: {} } }, untyped],
    ['an argument may be null', { properties: { number: { type: ['string', 'null'] } } }, untyped],
    ['an argument is an object without properties', { properties: { number: { type: 'object' } } }, untyped],
    [
      'an argument may be left out',
      { required: [] },
      'The schema does not describe the arguments of an operator.',
    ],
    [
      'the value has no type',
      { value: undefined },
      'The schema does not say of which type the value, or a part of it, is.',
    ],
    [
      'the sentence lacks an argument',
      { sentence: 'the digit' },
      'The schema does not say in English what a use of the operator means.',
    ],
  ])('if in its schema %s', async (_, change, message) => {
    const path = `${own}/check-digit.schema.json`;
    expect(await problemAfter(path, JSON.stringify({ ...schema, ...change }))).toEqual([
      'bad-extension',
      path,
      message,
    ]);
  });

  it.each(['between', 'add-days', 'multiply', 'answers'])('if "%s" is a word of formulas', async (name) => {
    const [, document, message] = await problemAfter(`extensions/${name}/${name}.operator.ts`, '');
    expect([document, message]).toEqual([
      `extensions/${name}`,
      expect.stringContaining('is a word of formulas.'),
    ]);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { bakeryContract } from '../../tests/support/documents/bakery-contract.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { checkRecordings } from './check-recordings.ts';

const contracts = [bakeryContract()];
const answer = JSON.stringify({ number: '7', loaves: [{ weight: 0.5 }] });

function terminalIn(folder: string): Terminal {
  const unused = () => expect.unreachable('Nothing is read or written.');
  const person = { hasColour: false, user: undefined, environment: {} };
  return {
    ...person,
    folder,
    out: unused,
    err: unused,
    lines: unused,
    input: unused,
    secret: unused,
    now: () => 0,
  };
}

/** The problems of recorded answers, by file. */
function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'answers', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { sources, problems } = checkRecordings('answers', contracts, terminalIn(folder));
  expect(sources.map(({ path }) => path).sort()).toEqual(
    Object.keys(files)
      .map((name) => `answers/${name}`)
      .sort(),
  );
  return problems.map(({ document, code, help = '' }) => `${document} ${code} ${help}`.trim());
}

it.each(['order-bread.json', 'order-bread.second.json', 'order-bread/any.json', 'july/order-bread/any.json'])(
  'A file is of the operation whose name it bears, or its folder does: %s',
  (name) => {
    expect(problemsOf({ [name]: answer })).toEqual([]);
    expect(problemsOf({ [name]: '{"number": 7}' })).not.toEqual([]);
  },
);

it('A file that is of no operation is said to be, with the name that is nearest', () => {
  expect(problemsOf({ 'july/order-braed.first.json': answer, 'order-bread.json': answer })).toEqual([
    'answers/july/order-braed.first.json unknown-recording Did you mean "order-bread"?',
  ]);
});

it('A folder that is missing or has no answers is a wrong call', () => {
  const folder = temporaryFolder();
  expect(() => checkRecordings('answers', contracts, terminalIn(folder))).toThrow(
    'There is no folder answers.',
  );
  mkdirSync(join(folder, 'answers'));
  expect(() => checkRecordings('answers', contracts, terminalIn(folder))).toThrow(
    'There are no recorded answers in answers.',
  );
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

/** Rows of the tables: the number of a requirement and its tests. */
const rows = page.split('\n').flatMap((row) => {
  const [, number = '', , tests = ''] = row.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, tests: tests.match(/[^`, ]+/g) ?? [] }] : [];
});

it('each line of security is named with tests that exist', () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.filter(
    ({ tests }) =>
      tests.length === 0 || tests.some((test) => !/\.(test|e2e)\.ts$/.test(test) || !existsSync(test)),
  );
  expect(missing).toEqual([]);
});

it('lines of security are in their order, each once, and in the chapter of their number', () => {
  const inOrder = (number: string) =>
    number
      .split('.')
      .map((part) => part.padStart(3, '0'))
      .join();
  const numbers = rows.map(({ number }) => inOrder(number));
  expect(numbers).toEqual([...new Set(numbers)].sort());
  const chapters = page.split(/^## V/m).slice(1);
  expect(chapters).toHaveLength(17);
  for (const [index, chapter] of chapters.entries()) {
    const inside =
      chapter
        .split('\n## ', 1)
        .join()
        .match(/^\| (\d+)\.\d+\.\d+ /gm) ?? [];
    expect(inside.filter((each) => !each.startsWith(`| ${index + 1}.`))).toEqual([]);
  }
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from './tokens.ts';

const root = join(import.meta.dirname, '../..');

/** The notations of a colour: hexadecimal digits or three numbers. */
function writtenAs(hex: string): readonly string[] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [hex, `rgb(${red} ${green} ${blue}`];
}

it('Styles name the colours of the tokens, so that another brand changes all of them', async () => {
  const colors = Object.values(tokens.colors).flatMap(writtenAs);
  const written: string[] = [];
  for await (const file of glob('renderer/**/*.styles.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase();
    for (const color of new Set(colors)) if (text.includes(color)) written.push(`${file}: ${color}`);
  }
  expect(written).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkDocuments } from '#engine';
import { readRelease } from '../support/read-fixtures.ts';

it('The documents in the guide for authors make a journey without a problem', () => {
  const guide = readFileSync('docs/authoring.md', 'utf8');
  const sources = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ''], index) => ({
    path: `guide/${index}.json`,
    text,
  }));
  expect(sources.map(({ text }) => JSON.parse(text).kind)).toEqual([
    'options', 'form', 'form', 'operation', 'journey', 'facts',
  ]); // biome-ignore format: one line
  expect(checkDocuments([...readRelease(), ...sources]).problems).toEqual([]);
});

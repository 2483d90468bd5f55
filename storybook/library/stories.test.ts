import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldTypes, moduleTypes } from '#schemas';

const folders = [
  ...moduleTypes.map((type) => ['modules', type] as const),
  ...fieldTypes.map((type) => ['fields', type] as const),
];

it.each(folders)('%s/%s has a story for each of its examples', (group, type) => {
  const folder = join(import.meta.dirname, '../../renderer', group, type);
  const examples: { name: string }[] = JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8'));
  const stories = readFileSync(join(folder, `${type}.stories.tsx`), 'utf8');
  const shown = [...stories.matchAll(/example\('([^']+)'\)/g)].map((match) => match[1]);
  expect(shown).toEqual(examples.map(({ name }) => name));
});

/** Types without anything to press, follow or fill in. */
const inert = new Set([
  'curve-background',
  'image-snippet',
  'progress-cards',
  'quote',
  'section-header',
  'stats',
  'form',
]);

it.each(folders)('%s/%s shows how it looks under the pointer and with the focus', (group, type) => {
  const file = join(import.meta.dirname, '../../renderer', group, type, `${type}.stories.tsx`);
  const states = [...readFileSync(file, 'utf8').matchAll(/= inState\('(\w+)'/g)].map((match) => match[1]);
  expect(states).toEqual(inert.has(type) ? [] : ['hovered', 'focused']);
});

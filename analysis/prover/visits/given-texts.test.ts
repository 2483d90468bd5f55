import { expect, it } from 'vitest';
import { compileField } from '#engine/parts';
import { day, item, note } from '../prover.fixture.ts';
import { entriesFor, givenIn } from './given-texts.ts';

const compiled = (field: Parameters<typeof compileField>[0]) => ({
  ...compileField(field, () => undefined),
  reads: new Set<string>(),
});
const fields = [compiled(item), compiled(day('when')), compiled(note('remark'))];

it('a visitor types a date as it is, and nothing for a question without an answer', () => {
  const given = givenIn(fields, { item: 'clock', when: '2026-03-05', remark: undefined });
  expect(given).toEqual({ item: 'clock', when: '2026-03-05' });
});

it('a browser sends the boxes of a date', () => {
  const [, when] = fields;
  const entries = entriesFor('when', '2026-03-05', when);
  expect(entries.map(([, text]) => text)).toEqual(['5', '3', '2026']);
  expect(entriesFor('when', 'soon', when)).toEqual([['when', 'soon']]);
});

it('a browser sends an entry without text for a group, whatever is ticked', () => {
  expect(entriesFor('several', ['a', 'b'], undefined).map(([, text]) => text)).toEqual(['', 'a', 'b']);
});

import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { conditionalParts, withHiddenParts } from './hidden-parts.ts';

const form = {
  kind: 'form',
  id: 'loaf',
  schemaVersion: 2,
  fields: [
    { type: 'radio-group', name: 'loaf', label: 'Loaf', options: [{ id: 'rye', label: 'Rye', when: false }] },
    { when: false, fields: [{ type: 'yes-no', name: 'sliced', label: 'Sliced?', when: false }] },
  ],
} as unknown as Document;

it('shows the parts of a form that a condition may hide, and names them', () => {
  expect(conditionalParts(form).map(({ pointer }) => pointer)).toEqual([
    '/fields/0/options/0',
    '/fields/1',
    '/fields/1/fields/0',
  ]);
  const shown = withHiddenParts(form);
  expect(conditionalParts(shown)).toEqual([]);
  expect(withHiddenParts(form)).toBe(shown);
});

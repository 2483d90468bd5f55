import { expect, it } from 'vitest';
import { noticeIn } from './change.ts';
import { compareMembers } from './members.ts';

function said(before: unknown, after: unknown): readonly string[] {
  const changes = compareMembers(before, after, {
    kind: 'body',
    receiver: 'Baking',
    labels: { before: {}, after: {} },
    notice: noticeIn('services', 'bake'),
  });
  return [...changes].map(({ code, text }) => `${code}: ${text}`);
}

it('Members are compared at their places, empty objects and rules as a whole', () => {
  const before = { loaf: { kind: 'rye', size: 1 }, extras: {}, name: { var: 'input.name' } };
  expect(said(before, before)).toEqual([]);
  expect(said(before, { loaf: { kind: 'bun', size: 1 }, name: { var: 'input.first' } })).toEqual([
    'body-changed: Baking receives another value for “Loaf › Kind”.',
    'body-changed: Baking receives another value for “Name”.',
    'body-removed: Baking no longer receives “Extras”.',
  ]);
});

it('A body that is new, gone or no object is named as a whole', () => {
  expect(said(undefined, 'rye')).toEqual(['body-added: Baking receives the content too.']);
  expect(said('rye', undefined)).toEqual(['body-removed: Baking no longer receives the content.']);
  expect(said('rye', { loaf: 'rye' })).toEqual([
    'body-added: Baking receives “Loaf” too.',
    'body-removed: Baking no longer receives the content.',
  ]);
});

it('Members of the objects in a list are compared at their places, other lists as a whole', () => {
  const contact = (email: string) => ({
    ways: [{ value: { var: 'input.phone' } }, { value: { var: email } }],
  });
  expect(said(contact('input.email'), contact('input.phone'))).toEqual([
    'body-changed: Baking receives another value for “Ways 2 › Value”.',
  ]);
  expect(said({ kinds: ['rye', { var: 'input.kind' }] }, { kinds: ['bun', { var: 'input.kind' }] })).toEqual([
    'body-changed: Baking receives another value for “Kinds”.',
  ]);
});

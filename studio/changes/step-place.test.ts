import { expect, it } from 'vitest';
import { placeOfStep } from './step-place.ts';

const step = (id: string, before: unknown, after: unknown) => ({
  before: [{ id, body: before === null ? null : JSON.stringify(before) }],
  after: [{ id, body: after === null ? null : JSON.stringify(after) }],
});
const loaf = (title: string) => ({ type: 'loaf', title });

it('finds the setting that alone is another', () => {
  const before = { title: 'Bread', list: [loaf('Rye'), loaf('Bun')] };
  const after = { title: 'Bread', list: [loaf('Rye'), loaf('Bap')] };
  expect(placeOfStep(step('bread', before, after), [])).toMatchObject({ pointer: '/list/1/title' });
});

it('finds where an entry of a list came or went, and the list whose entries changed places', () => {
  const [rye, bun] = [loaf('Rye'), loaf('Bun')];
  const went = step('bread', { list: [rye, bun] }, { list: [bun] });
  expect(placeOfStep(went, [])).toMatchObject({ pointer: '/list/0', isEntryGone: true });
  const came = step('bread', { list: [rye] }, { list: [rye, bun] });
  expect(placeOfStep(came, [])).toMatchObject({ pointer: '/list/1', isEntryGone: false });
  const moved = step('bread', { list: [rye, bun] }, { list: [bun, rye] });
  expect(placeOfStep(moved, [])).toMatchObject({ pointer: '/list' });
});

it('prefers a document in view, then one that is no translation', () => {
  const maori = { id: 'maori', body: '{ "kind": "translation" }' };
  const both = {
    before: [
      { id: 'maori', body: '{}' },
      { id: 'bread', body: '{"title":"Rye"}' },
      { id: 'cake', body: '{}' },
    ],
    after: [maori, { id: 'bread', body: '{"title":"Bun"}' }, { id: 'cake', body: '{"a":1}' }],
  };
  expect(placeOfStep(both, [])).toMatchObject({ document: 'bread' });
  expect(placeOfStep(both, ['cake'])).toMatchObject({ document: 'cake' });
});

it('says that a document is gone', () => {
  expect(placeOfStep(step('bread', loaf('Rye'), null), [])).toEqual({
    document: 'bread',
    pointer: '',
    isGone: true,
    isEntryGone: false,
  });
});

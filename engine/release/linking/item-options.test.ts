import { describe, expect, it } from 'vitest';
import type { Document, Options } from '#schemas';
import { linkDocuments } from './link-documents.ts';

const rooms: Options = {
  kind: 'options',
  id: 'room-choices',
  schemaVersion: 1,
  query: { list: 'rooms', order: '-seats' },
  option: {
    id: '{{ item.slug }}',
    label: '{{ item.name }} ({{ item.seats }})',
    hint: '{{ item.note }}',
    data: { seats: '{{ item.seats }}', note: '{{ item.note }}' },
  },
};

function content(...items: readonly object[]): Document {
  return {
    kind: 'content',
    id: 'room-list',
    schemaVersion: 1,
    referenceName: 'rooms',
    language: 'en',
    items: items.map((fields, index) => ({ contentID: index + 1, fields: { ...fields } })),
  };
}

const site = { kind: 'site', id: 'site', language: 'en' } as unknown as Document;
const study = { slug: 'study', name: 'Study', seats: 6 };
const hall = { slug: 'hall', name: 'Hall', seats: 80, note: 'With a piano' };

const optionsOf = (...documents: readonly Document[]) =>
  linkDocuments([...documents, rooms]).find((each): each is Options => each.kind === 'options');

describe('options of content items', () => {
  it('are one for each item of the query, in its order, with values of their fields', () => {
    expect(optionsOf(site, content(study, hall))?.options).toEqual([
      {
        id: 'hall',
        label: 'Hall (80)',
        hint: 'With a piano',
        data: { seats: 80, note: 'With a piano' },
      },
      { id: 'study', label: 'Study (6)', data: { seats: 6 } },
    ]);
  });

  it('leave out an item that gives no id', () => {
    expect(optionsOf(site, content(study, { name: 'Attic' }))?.options).toHaveLength(1);
  });

  it('are the same object while the items are', () => {
    const items = content(study);
    const first = optionsOf(site, items);
    expect(optionsOf(site, items)).toBe(first);
    expect(optionsOf(site, content(study, hall))).not.toBe(first);
  });
});

import { describe, expect, it } from 'vitest';
import { compileForm, readEntries } from '#engine';
import { compileField } from '#engine/parts';
import type { Field } from '#schemas';
import { day, item, note } from '../prover.fixture.ts';
import { entriesFor, givenIn } from './given-texts.ts';

const compiled = (field: Parameters<typeof compileField>[0]) => ({
  ...compileField(field, () => undefined),
  reads: new Set<string>(),
});
type FieldPart = Extract<Field, { type: 'name-input' }>['parts'][number];
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

describe('a list', () => {
  const [list] = compileForm(
    {
      kind: 'form',
      id: 'family',
      schemaVersion: 2,
      fields: [
        {
          name: 'members',
          type: 'item-list',
          label: 'Family',
          itemTitle: 'Person',
          fields: [
            { name: 'fullName', type: 'text-input', label: 'Name', value: { type: 'string' } },
            { name: 'born', type: 'date-input', label: 'Born' },
          ],
        },
      ],
    },
    {},
    { options: () => undefined, decision: () => undefined },
  ).fields;
  const members = [
    { id: '1', fullName: 'Mere', born: '1990-05-04' },
    { id: 'x7', fullName: 'Ana' },
  ];

  it('is given by what is typed for each of its items', () => {
    const given = list && givenIn([list], { members });
    expect(given).toEqual({
      members: [
        { fullName: 'Mere', born: '1990-05-04' },
        { id: 'x7', fullName: 'Ana' },
      ],
    });
  });

  it('is sent as a browser sends it, and read as it was', () => {
    const { members: given = '' } = list ? givenIn([list], { members }) : {};
    const entries = entriesFor('members', given, list);
    expect(entries).toContainEqual(['members.1.fullName', 'Mere']);
    expect(list && readEntries([list.field], entries)).toEqual({ members });
  });
});

it('a file is given by its name, kind and size', () => {
  const letter = compiled({ name: 'letter', type: 'file-upload', label: 'Letter', accept: ['pdf'] });
  const answer = [{ id: '1', name: 'letter.pdf', type: 'application/pdf', size: 90_000 }];
  const { letter: given = '' } = givenIn([letter], { letter: answer });
  expect(given).toEqual([{ name: 'letter.pdf', type: 'application/pdf', size: '90000' }]);
  expect(readEntries([letter.field], entriesFor('letter', given, letter))).toEqual({ letter: answer });
});

it('a name is given by all of its parts', () => {
  const parts: [FieldPart, FieldPart] = [
    { part: 'given', label: 'Given' },
    { part: 'family', label: 'Family' },
  ];
  const own = compiled({ name: 'person', type: 'name-input', label: 'Name', parts });
  const answer = { given: 'Mere', family: 'Hōhepa' };
  const { person: given = '' } = givenIn([own], { person: answer });
  expect(readEntries([own.field], entriesFor('person', given, own))).toEqual({ person: answer });
});

it('a browser sends an entry without text for a group, whatever is ticked', () => {
  expect(entriesFor('several', ['a', 'b'], undefined).map(([, text]) => text)).toEqual(['', 'a', 'b']);
});

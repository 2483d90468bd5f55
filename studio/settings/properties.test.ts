import { expect, it } from 'vitest';
import { describePart, type Property } from './properties.ts';

const form = {
  kind: 'form',
  id: 'who-form',
  schemaVersion: 2,
  fields: [
    {
      type: 'text-input',
      name: 'name',
      label: 'Name',
      value: { type: 'string', minLength: 2 },
      when: '= answers.loaf',
    },
    { type: 'radio-group', name: 'loaf', label: 'Loaf', options: [{ id: 'rye', label: 'Rye' }] },
    { type: 'radio-group', name: 'bun', label: 'Bun', options: 'buns' },
    { type: 'notice', text: [{ text: 'Warm' }] },
  ],
};

function inputs(pointer: string): ReadonlyMap<string, Property> {
  return new Map(describePart(form, pointer).properties.map((property) => [property.name, property]));
}

it('names and explains a part in the words of its schema', () => {
  const { title, help } = describePart(form, '/fields/0');
  expect([title, help]).toEqual(['Text input field', 'One line of text.']);
  expect(inputs('/fields/0').get('hint')).toMatchObject({
    label: 'Hint',
    help: 'Help shown under the label.',
    input: { kind: 'text' },
  });
});

it('says what each value is entered with', () => {
  const properties = inputs('/fields/0');
  const kinds = [...properties].map(([name, { input }]) => [name, input.kind]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    label: 'text',
    value: 'group',
    required: 'rule',
    when: 'rule',
    sensitive: 'choice',
    cutOff: 'number',
    checks: 'rows',
    clearedBy: 'texts',
    onChange: 'parts',
  });
  expect(properties.get('when')?.input).toEqual({ kind: 'rule', isCondition: true });
  expect(properties.get('orphan')?.input).toEqual({ kind: 'choice', values: ['keep', 'clear'] });
  expect(properties.has('type')).toBe(false);
});

it('offers the values of a list that has but a few', () => {
  const fields = [{ type: 'file-upload', name: 'letter', label: 'Letter', accept: ['pdf'] }];
  const accept = describePart({ ...form, fields }, '/fields/0').properties.find(
    ({ name }) => name === 'accept',
  );
  expect(accept).toMatchObject({
    label: 'Kinds of file',
    input: { kind: 'several', values: expect.arrayContaining(['pdf', 'jpeg', 'csv']) },
  });
});

it('puts what is set, needed or changed every day before the rest', () => {
  const basic = [...inputs('/fields/0').values()].filter(({ isBasic }) => isBasic).map(({ name }) => name);
  expect(basic).toEqual(['name', 'label', 'hint', 'value', 'required', 'when']);
});

it('follows the value where a schema leaves a choice', () => {
  expect(inputs('/fields/1').get('options')?.input.kind).toBe('rows');
  expect(inputs('/fields/2').get('options')?.input).toEqual({ kind: 'reference', to: 'options' });
  expect(inputs('/fields/3').get('text')?.input.kind).toBe('rows');
  expect(describePart(form, '/fields/1/options/0').title).toBe('Choice');
});

/** The cells of the rows of a list in words, with the names of its columns first. */
function table(document: unknown, list: string): readonly (readonly unknown[])[] {
  const input = describePart(document, '').properties.find(({ name }) => name === list)?.input;
  if (input?.kind !== 'rows') return [];
  const { columns, count, rowAt } = input.rows;
  const rows = Array.from({ length: count }, (_, at) => rowAt(at).cells.map(({ value }) => value));
  return [columns.map(({ label }) => label), ...rows];
}

it('shows a decision as a table of conditions and what follows, which remembers the type of an outcome', () => {
  const decision = {
    kind: 'decision',
    id: 'fee',
    schemaVersion: 1,
    rows: JSON.parse('[{ "when": "= answers.isMember", "then": 20 }, { "when": true }]'),
  };
  expect(table(decision, 'rows')).toEqual([
    ['When', 'Then'],
    ['= answers.isMember', 20],
    [true, undefined],
  ]);
  const rows = describePart(decision, '').properties.find(({ name }) => name === 'rows')?.input;
  expect(rows?.kind === 'rows' && rows.rows.rowAt(1).cells[1]?.example).toBe(20);
});

it('shows the data of options as columns of their table', () => {
  const options = {
    kind: 'options',
    id: 'rooms',
    schemaVersion: 1,
    options: [
      { id: 'study', label: 'Study', data: { fee: 20 } },
      { id: 'hall', label: 'Hall', data: { seats: 80 } },
    ],
  };
  expect(table(options, 'options')).toEqual([
    ['Id', 'Label', 'Fee', 'Seats'],
    ['study', 'Study', 20, undefined],
    ['hall', 'Hall', undefined, 80],
  ]);
});

it('lists the parts of a request, those of parts too', () => {
  const operation = {
    kind: 'operation',
    id: 'hire',
    schemaVersion: 1,
    method: 'POST',
    input: { day: 'date' },
    request: { day: '= input.day', contact: { email: '= input.email' } },
  };
  const request = describePart(operation, '').properties.find(({ name }) => name === 'request')?.input;
  expect(
    request?.kind === 'members' && request.members.map(({ label, input }) => [label, input.kind]),
  ).toEqual([
    ['Day', 'rule'],
    ['Contact', 'members'],
  ]);
});

it('has inputs of their own for what shared definitions say the meaning of', () => {
  const page = {
    kind: 'page',
    zones: {
      content: [
        {
          type: 'image-strip',
          images: [{ src: '/images/lake.jpg', width: 900, height: 600 }],
        },
        {
          type: 'rich-text',
          blocks: [
            { type: 'raw', html: '<p>Hi</p>' },
            { type: 'paragraph', text: 'Hi' },
          ],
        },
        { type: 'cards', cards: [{ title: 'A', link: { label: 'More', href: '/more' } }] },
        {
          type: 'rich-text',
          blocks: [{ type: 'image', file: { url: '/images/lake.jpg', width: 900, height: 600 } }],
        },
      ],
    },
  };
  const inputsAt = (pointer: string) =>
    describePart(page, `/zones/content${pointer}`).properties.map(({ name, input }) => [name, input.kind]);
  expect(inputsAt('/0/images/0')).toEqual([['', 'picture']]);
  const [picture] = describePart(page, '/zones/content/0/images/0').properties;
  expect(picture?.input).toMatchObject({
    address: 'src',
    properties: expect.arrayContaining([
      expect.objectContaining({
        name: 'alt',
        input: { kind: 'alternative', address: '/zones/content/0/images/0' },
      }),
      expect.objectContaining({ name: 'focus', input: expect.objectContaining({ kind: 'focus' }) }),
    ]),
  });
  expect(describePart(page, '/zones/content/1/blocks/0').properties[1]?.input).toEqual({
    kind: 'html',
    subset: 'block',
  });
  expect(describePart(page, '/zones/content/1/blocks/1').properties[1]?.input).toEqual({
    kind: 'html',
    subset: 'inline',
  });
  expect(inputsAt('/3/blocks/0')).toEqual(
    expect.arrayContaining([
      ['file', 'picture'],
      ['alt', 'alternative'],
    ]),
  );
});

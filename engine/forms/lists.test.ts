import { describe, expect, it } from 'vitest';
import type { Field, Form, Rule } from '#schemas';
import type { Answers, Entry, JsonValue } from '../base/values/answers.ts';
import { environment } from '../journeys/journeys.fixture.ts';
import { changeItems, readItemEdit, writeItemEdit } from './answers/list-items.ts';
import { defaultOf, isSensitive } from './answers/questions.ts';
import { readAnswer, readEntries, writeAnswer } from './answers/read-entries.ts';
import { compileForm } from './compile-form.ts';
import { evaluateForm } from './evaluate-form.ts';
import type { FieldOf } from './fields/field-declaration.ts';
import { itemsIn } from './fields/list-item.ts';
import { validateForm } from './validate-form.ts';

const guests: FieldOf<'item-list'> = {
  name: 'guests',
  type: 'item-list',
  label: 'Guests',
  itemTitle: { var: 'item.fullName' },
  value: { minItems: 1, maxItems: 3 },
  fields: [
    {
      name: 'fullName',
      type: 'text-input',
      label: 'Name',
      value: { type: 'string' },
      required: true,
      messages: { required: 'Give a name' },
    },
    {
      name: 'age',
      type: 'number-input',
      label: 'Age',
      value: { type: 'integer', minimum: 0 },
      checks: [{ that: { '<': [{ var: 'item.age' }, { var: 'answers.oldest' }] }, message: 'Too old' }],
    },
    {
      name: 'school',
      type: 'text-input',
      label: 'School',
      value: { type: 'string' },
      when: { '<': [{ var: 'item.age' }, 18] },
      required: { '<': [{ var: 'item.age' }, 16] },
    },
  ],
};

const children: Field = {
  name: 'children',
  type: 'notice',
  tone: 'info',
  text: 'Children are welcome',
  when: { some: [{ var: 'answers.guests' }, { '<': [{ var: 'item.age' }, 18] }] },
};

function evaluate(
  answers: Answers,
  facts: { readonly [name: string]: Rule } = {},
  fields: Field[] = [guests, children],
) {
  const form: Form = { kind: 'form', id: 'party', schemaVersion: 2, fields };
  const compiled = compileForm(form, facts, { options: () => undefined, decision: () => undefined });
  const surroundings = { ...environment.surroundings, results: {}, session: {} };
  const evaluation = evaluateForm(compiled, { oldest: 100 }, answers, surroundings);
  const problems = validateForm(evaluation, {
    constraints: (name, value) => (name === 'guests.age' && Number(value) < 0 ? ['minimum'] : []),
    fallbackMessages: { required: 'Answer this', minimum: 'Too small', minItems: 'Too few' },
  });
  return { ...evaluation, problems };
}

const mere = { id: '1', fullName: 'Mere', age: 40 };
const tama = { id: 'b', fullName: 'Tama', age: 9, school: 'Hill Street' };

/** The list with another question for the name. */
function withNames(change: Partial<FieldOf<'text-input'>>): Field {
  const fields = guests.fields.map((each) =>
    each.type === 'text-input' && each.name === 'fullName' ? { ...each, ...change } : each,
  );
  return { ...guests, fields };
}

describe('a list', () => {
  it('counts only the relevant answers of its items that have their type', () => {
    const { answers } = evaluate({
      guests: [
        { ...mere, school: 'Parked' },
        { ...tama, age: 'nine' },
      ],
    });
    expect(answers.guests).toEqual([mere, { id: 'b', fullName: 'Tama' }]);
  });

  it('is read by rules around it', () => {
    const shown = ({ relevant }: ReturnType<typeof evaluate>) => relevant.map(({ field }) => field.name);
    expect(shown(evaluate({ guests: [mere] }))).toEqual(['guests']);
    expect(shown(evaluate({ guests: [mere, tama] }))).toEqual(['guests', 'children']);
  });

  it('lets the questions of an item read facts, and facts read the list', () => {
    const facts = { isLarge: { '>': [{ count: [{ var: 'answers.guests' }] }, 1] } };
    const asksWhenLarge: Field = {
      ...children,
      when: { var: 'facts.isLarge' },
    };
    const { relevant } = evaluate({ guests: [mere, tama] }, facts, [guests, asksWhenLarge]);
    expect(relevant).toHaveLength(2);
  });

  it('names the item and the question of each problem', () => {
    const { problems } = evaluate({
      guests: [
        { id: '1', age: -1 },
        { id: 'b', fullName: 'Tama', age: 9 },
        { id: 'c', fullName: 'Ana', age: 120 },
      ],
    });
    expect(problems).toEqual([
      { field: 'guests.1.fullName', keyword: 'required', message: 'Give a name', item: 'Guests 1' },
      { field: 'guests.1.age', keyword: 'minimum', message: 'Too small', item: 'Guests 1' },
      { field: 'guests.1.school', keyword: 'required', message: 'Answer this', item: 'Guests 1' },
      { field: 'guests.b.school', keyword: 'required', message: 'Answer this', item: 'Tama' },
      { field: 'guests.c.age', keyword: 'check', message: 'Too old', item: 'Ana' },
    ]);
  });

  it('fails when it is empty and must not be', () => {
    expect(evaluate({}).problems).toEqual([{ field: 'guests', keyword: 'minItems', message: 'Too few' }]);
  });

  it('begins with as many items as it must have, and their defaults', () => {
    expect(defaultOf(guests)).toEqual([{ id: '1' }]);
    expect(defaultOf(withNames({ default: 'Me' }))).toEqual([{ id: '1', fullName: 'Me' }]);
  });

  it('is sensitive as soon as one of its questions is', () => {
    expect(isSensitive(guests)).toBe(false);
    expect(isSensitive(withNames({ sensitive: true }))).toBe(true);
  });
});

describe('the entries of a list', () => {
  const read = (entries: readonly Entry[], before: Answers = {}) =>
    readEntries([guests], entries, undefined, before).guests;

  it('name the item and the question; a blank one is null', () => {
    const entries: Entry[] = [
      ['guests', ''],
      ['guests', '1'],
      ['guests.1.fullName', ' Mere '],
      ['guests.1.age', ''],
      ['guests', 'b'],
      ['guests.b.age', '9'],
      ['guests.x.age', '7'],
    ];
    expect(read(entries)).toEqual([
      { id: '1', fullName: 'Mere', age: null },
      { id: 'b', age: 9 },
    ]);
  });

  it('leave as it was what is not shown of an item', () => {
    const entries: Entry[] = [
      ['guests', 'b'],
      ['guests.b.age', '40'],
    ];
    expect(read(entries, { guests: [mere, tama] })).toEqual([{ ...tama, age: 40 }]);
  });

  it('give no more items than the list may have, and one, so that it is refused', () => {
    const entries = Array.from({ length: 50 }, (_, index): Entry => ['guests', `i${index}`]);
    expect(itemsIn(read(entries))).toHaveLength(4);
  });

  it('ignore ids that none has', () => {
    expect(
      read([
        ['guests', '__proto__'],
        ['guests', 'a.b'],
        ['guests', 'x'.repeat(40)],
      ]),
    ).toBeUndefined();
  });

  it('may be whole items, as answers are written', () => {
    const answer: JsonValue = [mere, tama];
    expect(readAnswer(guests, writeAnswer(guests, answer))).toEqual(answer);
    expect(readAnswer(guests, ['{"fullName":"Ana","__proto__":{"age":1},"other":2}', '{'])).toEqual([
      { id: '1', fullName: 'Ana' },
    ]);
  });
});

describe('the items of a list', () => {
  const ids = (answer: JsonValue | undefined) => itemsIn(answer).map(({ id }) => id);
  const two: JsonValue = [mere, tama];

  it('are added up to the limit, and removed down to it', () => {
    const three = changeItems(guests, two, { edit: 'add', id: 'c' });
    expect(ids(three)).toEqual(['1', 'b', 'c']);
    expect(ids(changeItems(guests, three, { edit: 'add', id: 'd' }))).toEqual(['1', 'b', 'c']);
    const one = changeItems(guests, two, { edit: 'remove', id: '1' });
    expect(one).toEqual([tama]);
    expect(changeItems(guests, one, { edit: 'remove', id: 'b' })).toEqual([tama]);
  });

  it('move by one place, not beyond the ends', () => {
    expect(ids(changeItems(guests, two, { edit: 'up', id: 'b' }))).toEqual(['b', '1']);
    expect(ids(changeItems(guests, two, { edit: 'down', id: '1' }))).toEqual(['b', '1']);
    expect(ids(changeItems(guests, two, { edit: 'up', id: '1' }))).toEqual(['1', 'b']);
  });

  it('are named by the value of a button', () => {
    const edit = { edit: 'remove', id: 'b' } as const;
    expect(readItemEdit(writeItemEdit('guests', edit))).toEqual({ field: 'guests', edit });
    expect(readItemEdit('guests.b.age')).toEqual({ field: 'guests' });
    expect(readItemEdit('guests:burn:b')).toEqual({ field: 'guests' });
  });
});

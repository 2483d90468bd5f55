import { describe, expect, it } from 'vitest';
import type { Field, ValueSchema } from '#schemas';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';
import { answerSchema } from '../../constraints/field-constraints.ts';
import { declarationOf } from '../field-registry.ts';

const field: Field = {
  name: 'wishes',
  type: 'ranking',
  label: 'What matters most to you?',
  options: [
    { id: 'price', label: 'The price' },
    { id: 'place', label: 'The place' },
    { id: '1', label: 'One room' },
  ],
};
const places = (price: string, place: string, room: string) => [
  'price',
  price,
  'place',
  place,
  '1',
  room,
  '',
];

describe('a ranking', () => {
  it.each([
    [places('2', '1', '3'), ['place', 'price', '1']],
    [places(' 20 ', '٣', ''), ['place', 'price']],
    [places('', '', ''), undefined],
    [
      ['', '1', 'place', 'price'],
      ['1', 'place', 'price'],
    ],
    [['place\n1\nprice'], ['place', '1', 'price']],
    [['1'], ['1']],
  ])('reads %j as %j', (texts, answer) => {
    expect(readAnswer(field, texts)).toEqual(answer);
  });

  it.each([[places('1', '1', '2')], [places('1', 'two', '3')], [places('0.5', '1', '2')]])(
    'keeps %j, which is no order, and says so',
    (texts) => {
      const answer = readAnswer(field, texts);
      expect(answer).toEqual(['', ...texts.slice(0, -1)]);
      expect(declarationOf(field).answer?.fault?.(answer ?? null, field)).toBe('uniqueItems');
      expect(readAnswer(field, writeAnswer(field, answer))).toEqual(answer);
    },
  );

  it('is written as it is read, and shown with its places', () => {
    const answer = ['1', 'price', 'place'];
    expect(readAnswer(field, writeAnswer(field, answer))).toEqual(answer);
    expect(declarationOf(field).answer?.show?.(answer, field)).toBe(
      '1. One room, 2. The price, 3. The place',
    );
  });

  it('has all options that have no condition, unless it says how many', () => {
    expect(answerSchema(field)).toMatchObject({ minItems: 3 });
    expect(answerSchema({ ...field, value: { type: 'array', minItems: 1 } } as Field)).toMatchObject({
      minItems: 1,
    });
    expect(answerSchema({ ...field, optionWhen: true } as Field)?.minItems).toBeUndefined();
  });

  it('is proved with every order of few options, and with any of many before any other', () => {
    const samples = (count: number, value?: ValueSchema) => {
      const options = Array.from({ length: count }, (_, index) => ({ id: `o${index}`, label: 'x' }));
      return declarationOf(field).answer?.samples?.({ ...field, options, value } as Field) ?? [];
    };
    expect(new Set(samples(3).map(String)).size).toBe(6);
    expect(samples(3, { type: 'array', minItems: 1, maxItems: 2 })).toHaveLength(9);
    const many = samples(6).map((each) => (Array.isArray(each) ? each.map(String) : []));
    expect(many).toHaveLength(12);
    for (const one of many[0] ?? [])
      for (const other of many[0] ?? [])
        expect(one === other || many.some((each) => each.indexOf(one) < each.indexOf(other))).toBe(true);
  });
});

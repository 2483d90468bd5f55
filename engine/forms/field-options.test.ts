import { describe, expect, it } from 'vitest';
import type { Field, Option } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { textType } from '../rules/types/rule-type.ts';
import { answerType } from './answer-type.ts';
import { areFixed, choosableIds, compileOptions, optionsNow } from './field-options.ts';

const nothing = { answers: {}, results: {}, facts: {}, session: {} };
const surroundings = { ...environment.surroundings, ...nothing };

function compiled(field: Field) {
  const options = compileOptions(field, () => undefined);
  if (!options) throw new Error('The field has no choices.');
  return options;
}

describe('choices made from a list', () => {
  const shelf: Field = {
    name: 'copy',
    type: 'radio-group',
    label: 'Which copy?',
    options: {
      each: { var: 'results.copies' },
      id: { var: 'item.code' },
      label: { cat: ['Shelf ', { var: 'item.shelf' }] },
      hint: { var: 'item.state' },
    },
  };
  const found = (copies: unknown) => optionsNow(compiled(shelf), { ...surroundings, results: { copies } });

  it('are one for each element, in its order', () => {
    expect(
      found([
        { code: 'c-1', shelf: 'A', state: 'worn' },
        { code: 'c-2', shelf: 'B' },
      ]),
    ).toEqual([
      { id: 'c-1', label: 'Shelf A', hint: 'worn' },
      { id: 'c-2', label: 'Shelf B' },
    ]);
  });

  it('may say what is not of the element', () => {
    const field: Field = {
      name: 'copy',
      type: 'radio-group',
      label: 'Which copy?',
      options: {
        each: { var: 'results.copies' },
        id: { var: 'item.code' },
        label: { cat: [{ var: 'item.shelf' }, ' in ', { var: 'results.building' }] },
      },
    };
    const results = { copies: [{ code: 'c-1', shelf: 'A' }], building: 'Main' };
    expect(optionsNow(compiled(field), { ...surroundings, results })).toEqual([
      { id: 'c-1', label: 'A in Main' },
    ]);
  });

  it('are known to be text, whichever they will be', () => {
    expect(answerType(shelf, () => undefined)).toEqual(textType);
  });

  it('leave out an element without an id, and the second of two with one id', () => {
    const copies = [{ shelf: 'A' }, { code: 'c-3', shelf: 'C' }, { code: 'c-3', shelf: 'D' }];
    expect(found(copies)).toEqual([{ id: 'c-3', label: 'Shelf C' }]);
  });

  it('are none while there is no list', () => {
    expect(found(undefined)).toEqual([]);
    expect(found('c-1')).toEqual([]);
  });

  it('are the only ones that can be chosen', () => {
    const scope = { ...surroundings, results: { copies: [{ code: 'c-1', shelf: 'A' }] } };
    expect([...choosableIds(compiled(shelf), scope)]).toEqual(['c-1']);
    expect(areFixed(compiled(shelf))).toBe(false);
  });
});

describe('choices that are listed', () => {
  const areFixedWith = (...more: readonly Option[]) =>
    areFixed(
      compiled({
        name: 'size',
        type: 'radio-group',
        label: 'Which size?',
        options: [{ id: 's', label: 'Small' }, ...more],
      }),
    );

  it('never change unless one of them has a condition', () => {
    expect(areFixedWith()).toBe(true);
    expect(areFixedWith({ id: 'm', label: 'Medium', when: { var: 'results.open' } })).toBe(false);
  });
});

describe('a choice that is unavailable', () => {
  const cards: Field = {
    name: 'card',
    type: 'choice-cards',
    label: 'Which card?',
    selectLabel: 'Choose',
    selectedLabel: 'Chosen',
    options: [
      { id: 'books', label: 'Books' },
      {
        id: 'all',
        label: 'Everything',
        card: { unavailable: { when: { var: 'results.full' }, label: 'None left' } },
      },
    ],
  };

  it('is shown, but cannot be chosen', () => {
    expect(areFixed(compiled(cards))).toBe(false);
    const scope = { ...surroundings, results: { full: true } };
    expect(optionsNow(compiled(cards), scope).map(({ id }) => id)).toEqual(['books', 'all']);
    expect([...choosableIds(compiled(cards), scope)]).toEqual(['books']);
  });

  it('can be chosen while nothing says that it cannot', () => {
    expect([...choosableIds(compiled(cards), surroundings)]).toEqual(['books', 'all']);
  });
});

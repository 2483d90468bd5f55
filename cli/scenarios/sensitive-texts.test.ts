import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from './scenario.ts';
import { maskOf, maskTexts } from './sensitive-texts.ts';

const hidden = expect.stringContaining('•');

describe('a mask', () => {
  const mask = maskTexts(['1234-5678', 'yes', '29/2/1984', '42']);

  it.each([
    ['the text itself', '1234-5678'],
    ['the text without its separators, in a longer one', 'Number 12 34 56 78, please'],
    ['a date in the other order', '1984-02-29'],
    ['a date in the other order, without separators', 'born 19840229'],
    ['a short text that is all there is', 'Yes'],
    ['a number that is all there is', 42],
  ])('hides %s', (_, value) => {
    expect(mask(value)).toEqual(hidden);
  });

  it.each([
    ['a short text within another', 'yes, please'],
    ['another number', 420],
    ['true', true],
    ['nothing', null],
    ['a text without letters', '…'],
  ])('shows %s', (_, value) => {
    expect(mask(value)).toBe(value);
  });

  it('hides what is in lists and objects, and keeps their form', () => {
    expect(mask({ call: [{ number: '12345678', times: 2 }] })).toEqual({
      call: [{ number: hidden, times: 2 }],
    });
  });
});

it('The sensitive answers of a file are those that it types anywhere: at first, on a way or in a turn', () => {
  const turn = { press: 'ask', expect: { outcome: 'accepted', at: { step: 'ask' } } } as const;
  const file: ScenarioFile = {
    journey: 'order',
    today: '2026-03-02',
    filled: { ask: { phone: '021555010', street: 'Mill Lane' } },
    ways: { there: [{ ...turn, changes: { licence: 'DL123456' } }] },
    scenarios: [
      { title: 'One', turns: [{ ...turn, changes: { account: ['01-0902', '77-8888'], phone: null } }] },
    ],
  };
  const mask = maskOf(file, new Set(['phone', 'licence', 'account']));
  const texts = ['021 555 010', 'DL-123456', '010902', '778888', 'Mill Lane'];
  expect(texts.map(mask)).toEqual([hidden, hidden, hidden, hidden, 'Mill Lane']);
});

import { describe, expect, it } from 'vitest';
import { compileRule, evaluateRule } from '../../evaluation/compile.ts';
import { problemsOf, scopeOf } from '../../rules.fixture.ts';
import { numberType } from '../../types/rule-type.ts';

const rooms = [
  { id: 'hall', label: 'The hall', data: { fee: 40 } },
  { id: 'attic', label: 'The attic', hint: 'Up the stairs' },
];
const scope = scopeOf({ options: (id) => (id === 'rooms' ? rooms : undefined) });
const context = { options: new Map([['rooms', { ids: ['hall', 'attic'], columns: { fee: numberType } }]]) };

describe('the operator options', () => {
  it('gives every option with the columns of its data', () => {
    expect(evaluateRule(compileRule({ options: 'rooms' }), scope).value).toEqual([
      { id: 'hall', label: 'The hall', fee: 40 },
      { id: 'attic', label: 'The attic', hint: 'Up the stairs' },
    ]);
  });

  it('is typed by what the document holds', () => {
    const rule = (name: string) => ({ map: [{ options: 'rooms' }, { '+': [{ var: `item.${name}` }, 1] }] });
    expect(problemsOf(rule('fee'), {}, context)).toEqual([]);
    expect(problemsOf(rule('fees'), {}, context)).toHaveLength(1);
    expect(problemsOf({ options: 'room' }, {}, context)).toEqual([
      '/options: There is no options document "room". Did you mean "rooms"?',
    ]);
    expect(evaluateRule(compileRule({ options: 'room' }), scope).fault?.code).toBe('rule-unknown-document');
  });
});

import { describe, expect, it } from 'vitest';
import { compileRule, evaluateRule } from '../../evaluation/compile.ts';
import { problemsOf, scopeOf } from '../../rules.fixture.ts';
import { numberType } from '../../types/rule-type.ts';

const rooms = [
  { id: 'garden', label: 'Garden room', hint: 'Ground floor', data: { price: 120 } },
  { id: 'attic', label: 'Attic' },
];
const scope = scopeOf({ answers: { room: 'garden' }, options: (id) => (id === 'rooms' ? rooms : undefined) });
const context = {
  options: new Map([['rooms', { ids: ['garden', 'attic'], columns: { price: numberType } }]]),
};
const room = { var: 'answers.room' };

describe('the operator lookup', () => {
  it('gives the label of an option', () => {
    expect(evaluateRule(compileRule({ lookup: ['rooms', room] }), scope).value).toBe('Garden room');
  });

  it('gives a column of its data', () => {
    expect(evaluateRule(compileRule({ lookup: ['rooms', room, 'price'] }), scope).value).toBe(120);
  });

  it('is unanswered for an option without that column, and for no option', () => {
    expect(evaluateRule(compileRule({ lookup: ['rooms', 'attic', 'hint'] }), scope).value).toBeUndefined();
    expect(evaluateRule(compileRule({ lookup: ['rooms', 'cellar'] }), scope).value).toBeUndefined();
  });

  it('reports a document that is not there', () => {
    expect(evaluateRule(compileRule({ lookup: ['halls', room] }), scope).fault?.code).toBe(
      'rule-unknown-document',
    );
  });

  it('refuses documents, columns and options that do not exist', () => {
    expect(problemsOf({ lookup: ['room', 'attic'] }, {}, context)).toEqual([
      '/lookup/0: There is no options document "room". Did you mean "rooms"?',
    ]);
    expect(problemsOf({ lookup: ['rooms', 'attic', 'prize'] }, {}, context)).toEqual([
      '/lookup/2: The options "rooms" have no column "prize". Did you mean "price"?',
    ]);
    expect(problemsOf({ lookup: ['rooms', 'atic'] }, {}, context)).toEqual([
      '/lookup/1: There is no option "atic" here. Did you mean "attic"?',
    ]);
  });
});

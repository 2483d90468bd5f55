import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

const line = { first: { var: 'answers.lines' } };
const lines = [{ price: 5, tax: { rate: 15 } }];

describe('the operator get', () => {
  it('reads a property of a value, and one below it', () => {
    expect(evaluate({ get: [line, 'price'] }, { lines })).toBe(5);
    expect(evaluate({ get: [line, 'tax.rate'] }, { lines })).toBe(15);
    expect(evaluate({ get: [{ var: 'answers.lines' }, '0.price'] }, { lines })).toBe(5);
  });

  it('is unanswered where there is nothing', () => {
    expect(evaluate({ get: [line, 'price'] })).toBeUndefined();
    expect(evaluate({ get: [line, 'toString'] }, { lines })).toBeUndefined();
  });

  it('has the type of the property, and refuses one that is not there', () => {
    expect(problemsOf({ '+': [{ get: [line, 'tax.rate'] }, 1] }, { lines })).toEqual([]);
    expect(problemsOf({ get: [line, 'prise'] }, { lines })).toEqual([
      '/get/1: The value has no "prise". Did you mean "price"?',
    ]);
    expect(problemsOf({ get: [line, '__proto__'] }, { lines })).toHaveLength(1);
  });
});

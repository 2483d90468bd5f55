import { describe, expect, it } from 'vitest';
import { operatorNames } from '../types/operator-names.ts';
import { evaluations } from './evaluations.ts';
import { familiesUsed } from './families-used.ts';
import * as late from './late-evaluations.ts';
import { type OperatorFamily, operatorFamilies } from './operator-families.ts';

const families = Object.keys(operatorFamilies) as OperatorFamily[];

describe('operators in a browser', () => {
  it('are those of the server once every family has been loaded, and fewer before', async () => {
    expect(Object.keys(late.evaluations).length).toBeLessThan(operatorNames.length);
    expect([late.isOperator('round'), late.isOperator('group')]).toEqual([true, false]);
    for (const family of families) await late.fetchOperators(family);
    expect(late.isOperator('group')).toBe(true);
    expect(late.evaluations).toEqual(evaluations);
    expect(Object.keys(evaluations).sort()).toEqual([...operatorNames].sort());
  });
});

describe('the families that rules use', () => {
  it('are those of the operators anywhere within them', () => {
    const form = { fields: [{ when: { and: [{ '>': [{ min: [{ var: 'answers.size' }, 1] }, 2] }] } }] };
    const facts = {
      latest: { group: [{ var: 'results.dates' }, { 'add-days': ['2026-01-01', 1] }] },
    };
    expect(familiesUsed({ form, facts })).toEqual(['arithmetic', 'dates', 'lists']);
  });

  it('are none for operators that every form has, nor for data', () => {
    expect(familiesUsed([{ '==': [{ var: 'answers.a' }, 1] }, { literal: { min: [1] } }])).toEqual([]);
  });
});

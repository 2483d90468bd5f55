import { describe, expect, it } from 'vitest';
import { setOperatorExtensions } from '../types/operator-extensions.ts';
import { operatorNames } from '../types/operator-names.ts';
import { numberType } from '../types/rule-type.ts';
import { evaluations } from './evaluations.ts';
import { familiesUsed, scriptsUsed } from './families-used.ts';
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

describe('an operator of a site in a browser', () => {
  it('is known once its script has been loaded, and steps name the script', async () => {
    const parameters = [['given', numberType] as const];
    const own = { name: 'own', parameters, value: numberType, code: () => 1 };
    expect(late.isOperator('own')).toBe(false);
    await late.addOperator(own);
    expect([late.isOperator('own'), late.evaluationOf('own')?.arity]).toEqual([true, [1, 1]]);
    const extension = { ...own, summary: '', sentence: '', example: null, script: '/own.js' };
    setOperatorExtensions([extension]);
    expect(scriptsUsed([{ own: { own: 1 } }, { '==': [1, 1] }])).toEqual(['/own.js']);
    setOperatorExtensions([]);
  });
});

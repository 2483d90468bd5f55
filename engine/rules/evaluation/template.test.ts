import { describe, expect, it } from 'vitest';
import type { Template } from '#schemas';
import { checkTemplate } from '../../../analysis/rules/typing/check.ts';
import { scopeOf } from '../rules.fixture.ts';
import { listOf, numberType, objectOf, textType } from '../types/rule-type.ts';
import { compileTemplate, evaluateTemplate } from './template.ts';

const fill = (template: Template, answers: Record<string, unknown> = {}) =>
  evaluateTemplate(compileTemplate(template), scopeOf({ answers }));

describe('a template', () => {
  it('is JSON with rules in it', () => {
    const template = {
      guest: { name: { var: 'answers.name' } },
      source: 'site',
      sizes: [1, { '+': [1, 1] }],
    };
    expect(fill(template, { name: 'Ana' }).value).toEqual({
      guest: { name: 'Ana' },
      source: 'site',
      sizes: [1, 2],
    });
  });

  it('drops properties and list entries that are unanswered', () => {
    const template = { name: { var: 'answers.name' }, list: ['a', { var: 'answers.more' }] };
    expect(fill(template).value).toEqual({ list: ['a'] });
  });

  it('keeps a null that is written out, or that an answer holds', () => {
    expect(fill({ day: null, more: { var: 'answers.more' } }, { more: null }).value).toEqual({
      day: null,
      more: null,
    });
  });

  it('gives data that looks like a rule when it is under literal', () => {
    expect(fill({ filter: { literal: { in: ['a'] } }, size: 1 }).value).toEqual({
      filter: { in: ['a'] },
      size: 1,
    });
  });

  it('reports a rule in it that has a fault', () => {
    expect(fill({ total: { '+': [{ var: 'answers.price' }, 1] } }, { price: 'x' }).fault?.code).toBe(
      'rule-type-mismatch',
    );
  });

  it('is checked with pointers into the template', () => {
    const roots = { answers: objectOf({ name: textType }) };
    const template = { guest: { name: { upper: { var: 'answers.nmae' } } }, list: [1] };
    const { problems, type } = checkTemplate(template, { roots });
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/guest/name/upper/var']);
    expect(type).toMatchObject(objectOf({ guest: objectOf({ name: textType }), list: listOf(numberType) }));
  });
});

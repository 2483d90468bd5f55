import { join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import { compileRule, evaluateRule } from '../../../engine/rules/evaluation/compile.ts';
import { declarations } from '../../../engine/rules/operators/declarations.ts';
import { evaluations } from '../../../engine/rules/operators/evaluations.ts';
import { scopeOf } from '../../../engine/rules/rules.fixture.ts';
import { operatorNames } from '../../../engine/rules/types/operator-names.ts';
import { unknownType } from '../../../engine/rules/types/rule-type.ts';
import { checkRule } from './check.ts';
import { ruleSchema } from './rule-schema.ts';

const file = join(import.meta.dirname, '../../../schemas/rules/rule.schema.json');

describe('the schema of a rule', () => {
  it('is what the operators say (`npx vitest -u` writes it anew)', async () => {
    await expect(`${JSON.stringify(ruleSchema(), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('admits the example of every operator, and no operator of another name', () => {
    const validate = new Ajv({ strict: false }).compile(ruleSchema() as AnySchema);
    for (const { example } of Object.values(declarations)) expect(validate(example)).toBe(true);
    expect(validate({ missing: ['a'] })).toBe(false);
    expect(validate({ '==': [1, 1], '!=': [1, 1] })).toBe(false);
  });
});

describe('every operator', () => {
  it.each(operatorNames)('%s declares itself under its own name', (name) => {
    expect(declarations[name].name).toBe(name);
    expect(evaluations[name].arity[0]).toBeLessThanOrEqual(evaluations[name].arity[1]);
    expect(declarations[name].summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(operatorNames)('%s has an example that uses it and can be evaluated', (name) => {
    const { example } = declarations[name];
    expect(JSON.stringify(example)).toContain(`"${name}":`);
    const { fault } = evaluateRule(compileRule(example), scopeOf());
    expect(['rule-unknown-document', undefined]).toContain(fault?.code);
    const open = { answers: unknownType, results: unknownType };
    const codes = checkRule(example, { roots: open }).problems.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'untyped-value' && code !== 'unknown-reference')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { environment } from '../../../engine/journeys/journeys.fixture.ts';
import { compileRule } from '../../../engine/rules/evaluation/compile.ts';
import { createRuleExplainer } from './why-rule.ts';

const answers = { pin: '1234', isMember: true, plan: 'basic' };
const scope = {
  ...environment.surroundings,
  answers,
  results: { person: { name: 'Ada', pin: '9876' }, offer: { rate: 7 } },
  facts: { isKnown: true, copy: '1234' },
  session: {},
};
const journey = {
  facts: { isKnown: { '==': [{ var: 'answers.pin' }, '1234'] }, copy: { var: 'answers.pin' } },
};
const compiled = {
  sensitive: new Set(['pin', 'isMember']),
  sensitiveResults: new Map([['person', new Set(['pin'])]]),
};

function lines(rule: Rule, secrets: typeof compiled = compiled): readonly string[] {
  return createRuleExplainer(journey, secrets).explain(compileRule(rule), scope);
}

describe('the explanation of a rule', () => {
  it('masks sensitive answers and keeps what a condition makes of them, and leaves the others', () => {
    expect(lines({ '==': [{ var: 'answers.pin' }, '1234'] })).toEqual([
      '✓ pin is “1234”: true',
      '  • pin: "••••"',
    ]);
    expect(lines({ '==': [{ var: 'answers.plan' }, 'plus'] })).toEqual([
      '✗ plan is “plus”: false',
      '  • plan: "basic"',
    ]);
  });

  it('masks a sensitive answer that is itself true or false', () => {
    expect(lines({ '!': { var: 'answers.isMember' } }).at(-1)).toBe('  • is member: "••••"');
  });

  it('masks what is made of a sensitive answer, directly or by a fact', () => {
    expect(lines({ upper: { var: 'answers.pin' } }).join()).not.toContain('1234');
    expect(lines({ var: 'facts.copy' }).join()).not.toContain('1234');
  });

  it('masks the sensitive properties of a result and the whole of it, and no other result', () => {
    expect(lines({ var: 'results.person.name' }).join()).toContain('Ada');
    expect(lines({ var: 'results.person.pin' }).join()).not.toContain('9876');
    expect(lines({ var: 'results.person' }).join()).not.toContain('9876');
    expect(lines({ var: 'results.offer' }).join()).toContain('7');
  });

  it('masks all answers or all results where they are read as one, unless none of them is sensitive', () => {
    const open = { sensitive: new Set<string>(), sensitiveResults: new Map() };
    expect(lines({ var: 'results' }).join()).not.toContain('9876');
    expect(lines({ var: 'results' }, open).join()).toContain('9876');
    expect(lines({ var: 'answers' }).join()).not.toContain('1234');
    expect(lines({ var: 'answers' }, open).join()).toContain('1234');
  });
});

describe('a text for the visitor', () => {
  it('is shown with each sensitive answer masked wherever it is repeated', () => {
    const { maskIn } = createRuleExplainer(journey, compiled);
    expect(maskIn('1234 is not 1234, basic', answers)).toBe('•••• is not ••••, basic');
    expect(maskIn('As it is', { pin: '' })).toBe('As it is');
  });
});

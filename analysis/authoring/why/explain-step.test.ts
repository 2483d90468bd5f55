import { describe, expect, it } from 'vitest';
import { explainStep } from './explain-step.ts';
import { swimming } from './why.fixture.ts';

function outcomes(...[answers, ...done]: Parameters<typeof swimming>) {
  const { fields } = explainStep(swimming(answers, ...done), 'visitor');
  return Object.fromEntries(fields.map(({ name, outcome }) => [name, outcome]));
}

describe('the explanation of a step', () => {
  it('tells a shown field from a hidden, a wrong and an unanswered one', () => {
    expect(outcomes({ age: 'child', deep: true, code: 'locked-out' })).toEqual({
      age: 'shown',
      code: 'wrong',
      isMember: 'shown',
      born: 'shown',
      guardian: 'not answered yet',
      name: 'shown',
      deep: 'shown',
    });
    expect(outcomes({})).toMatchObject({ age: 'not answered yet', guardian: 'hidden' });
  });

  it('hides the fields of a step that is not open, and has nothing to say of what comes after it', () => {
    const { fields, next } = explainStep(swimming({ age: 'adult' }), 'deep');
    expect(fields.map(({ outcome }) => outcome)).toEqual(['hidden']);
    expect(next).toEqual([]);
  });

  it('says why the next step follows, or what keeps the visitor from going on', () => {
    expect(explainStep(swimming({ age: 'senior' }, 'visitor'), 'visitor').next).toEqual([
      'The step "sauna" follows the step "visitor".',
      'Row 1 of its "next", to "sauna", holds:',
      '  ✓ age is “senior”: true',
      '    • age: "senior"',
      'The journey ends at the step "sauna".',
    ]);
    expect(explainStep(swimming({ age: 'baby' }, 'visitor'), 'visitor').next).toEqual([
      'The visitor cannot pass the step "visitor":',
      '  "age" (check): Babies swim free',
    ]);
  });
});

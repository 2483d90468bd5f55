import { describe, expect, it } from 'vitest';
import { swimming } from './why.fixture.ts';
import { whyStep } from './why-step.ts';

const isNoChild = [
  '  ✗ is child: false',
  '  The fact "isChild":',
  '    ✗ age is “child”: false',
  '      • age: "adult"',
];

const adultGoesOn = [
  'Row 1 of its "next", to "sauna", does not hold:',
  '  ✗ age is “senior”: false',
  '    • age: "adult"',
  'Row 2 of its "next", to "deep", does not hold:',
  '  ✗ swims deep: false',
  '  The fact "swimsDeep":',
  '    ✗ is child and deep is yes: false',
  '      ✗ is child: false',
  '      ? deep is yes: unanswered (did not decide)',
  '        ? deep: unanswered',
  '  The fact "isChild":',
  '    ✗ age is “child”: false',
  '      • age: "adult"',
  'No row of its "next" holds, so the steps follow in order.',
  'The step "shallow" is passed over.',
  'The condition of the step "shallow" does not hold:',
  ...isNoChild,
  'The step "deep" has no condition.',
];

describe('why a step is where it is', () => {
  it('names the step that a journey begins with, and why no earlier one does', () => {
    const context = swimming({ age: 'adult' }, 'visitor');
    expect(whyStep(context, 'visitor')).toEqual([
      'The journey begins with the step "visitor".',
      'The step "visitor" has no condition.',
    ]);
    expect(whyStep(context, 'closed')).toEqual([
      'The step "closed" is not on the path: the journey begins with "visitor".',
      'The condition of the step "closed" does not hold:',
      '  ✗ 1 is 2: false',
    ]);
  });

  it('goes through the rows of "next" with the facts they read, then through the steps passed over', () => {
    const context = swimming({ age: 'adult' }, 'visitor');
    expect(whyStep(context, 'deep')).toEqual(['The step "deep" follows the step "visitor".', ...adultGoesOn]);
    expect(whyStep(context, 'shallow')).toEqual([
      'The step "shallow" is not on the path: the step "deep" follows "visitor".',
      ...adultGoesOn,
    ]);
  });

  it('ends at the row of "next" that was taken', () => {
    expect(whyStep(swimming({ age: 'senior' }, 'visitor'), 'sauna')).toEqual([
      'The step "sauna" follows the step "visitor".',
      'Row 1 of its "next", to "sauna", holds:',
      '  ✓ age is “senior”: true',
      '    • age: "senior"',
      'The journey ends at the step "sauna".',
    ]);
  });

  it('says of a row without a condition that it has none', () => {
    expect(whyStep(swimming({ age: 'adult' }, 'visitor', 'deep'), 'cave')).toEqual([
      'The step "cave" is not on the path: the step "sauna" follows "deep".',
      'Row 1 of its "next", to "sauna", holds:',
      '  It has no condition.',
    ]);
  });

  it('shows the condition that put a step on the path', () => {
    expect(whyStep(swimming({ age: 'child' }, 'visitor', 'shallow'), 'shallow').slice(-5)).toEqual([
      'The condition of the step "shallow" holds:',
      '  ✓ is child: true',
      '  The fact "isChild":',
      '    ✓ age is “child”: true',
      '      • age: "child"',
    ]);
  });

  it('says of an aside how it is opened, and passes none over', () => {
    const context = swimming({ age: 'adult' }, 'visitor');
    expect(whyStep(context, 'help')).toEqual([
      'The step "help" may be opened from a chip or a link.',
      'The step "help" has no condition.',
    ]);
    expect(whyStep(swimming({ age: 'child' }, 'visitor', 'shallow'), 'deep')).toEqual([
      'The step "deep" follows the step "shallow".',
      'The step "deep" has no condition.',
    ]);
  });

  it('names what keeps a visitor from a later step, without sensitive answers', () => {
    const context = swimming({ age: 'baby', code: 'locked-out' }, 'visitor');
    const waiting = [
      'The visitor cannot pass the step "visitor":',
      '  "age" (check): Babies swim free',
      '  "code" (check): •••• opens no locker',
    ];
    expect(whyStep(context, 'cave')).toEqual(['The visitor has not come to the step "cave".', ...waiting]);
    expect(whyStep(context, 'visitor')).toEqual([
      'The journey begins with the step "visitor".',
      'The step "visitor" has no condition.',
      ...waiting,
    ]);
  });
});

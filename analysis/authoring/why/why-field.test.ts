import { describe, expect, it } from 'vitest';
import { swimming } from './why.fixture.ts';
import type { WhyContext } from './why-context.ts';
import { fieldsNamed, whyField } from './why-field.ts';
import { whyMessage } from './why-message.ts';

function explained(context: WhyContext, name: string): readonly string[] {
  return fieldsNamed(context, name).flatMap((field) => whyField(context, field));
}

const isChild = [
  '  ✓ is child: true',
  '  The fact "isChild":',
  '    ✓ age is “child”: true',
  '      • age: "child"',
];

describe('why a field is as it is', () => {
  it('says that an answered field without a condition has no problem', () => {
    expect(explained(swimming({ age: 'adult' }), 'age')).toEqual([
      '"age" is shown on the step "visitor": it has no condition.',
      'It is answered.',
      'It has no problem.',
    ]);
  });

  it('says that an answer may be left out', () => {
    expect(explained(swimming({}), 'born')).toEqual([
      '"born" is shown on the step "visitor": it has no condition.',
      'It is not answered yet.',
      'It has no problem.',
    ]);
  });

  it('shows the failed check and its message, without the sensitive answer', () => {
    expect(explained(swimming({ age: 'adult', code: 'locked-out' }), 'code')).toEqual([
      '"code" is shown on the step "visitor": it has no condition.',
      'It is answered.',
      'It is wrong (check): •••• opens no locker',
      '  ✗ code is not “locked-out”: false',
      '    • code: "••••"',
    ]);
  });

  it('shows no check where the answer fails before any is asked', () => {
    expect(explained(swimming({ name: 'X' }), 'name').slice(1)).toEqual([
      'It is answered.',
      'It is wrong (minLength): Too short',
    ]);
  });

  it('explains the condition of a shown field, then why its answer is required', () => {
    expect(explained(swimming({ age: 'child', deep: true }), 'guardian')).toEqual([
      '"guardian" is shown on the step "visitor":',
      ...isChild,
      'It is not answered yet.',
      'It is required:',
      '  ✓ swims deep: true',
      '  The fact "swimsDeep":',
      '    ✓ is child and deep is yes: true',
      '      ✓ is child: true',
      '      ✓ deep is yes: true',
      '        ✓ deep: true',
      '  The fact "isChild":',
      '    ✓ age is “child”: true',
      '      • age: "child"',
      'Its message when it is sent so (required): Who comes along?',
    ]);
  });

  it('explains why an answer is not required, and nothing of that once it is given', () => {
    const lines = explained(swimming({ age: 'child', deep: false }), 'guardian');
    expect(lines).toContain('It is not required:');
    expect(lines).toContain('  ✗ swims deep: false');
    expect(explained(swimming({ age: 'child', deep: true, guardian: 'Mere' }), 'guardian')).toEqual([
      '"guardian" is shown on the step "visitor":',
      ...isChild,
      'It is answered.',
      'It has no problem.',
    ]);
  });

  it('explains the condition of a hidden field, and nothing of its answer', () => {
    expect(explained(swimming({ age: 'adult', guardian: 'Mere' }), 'guardian')).toEqual([
      '"guardian" is hidden on the step "visitor":',
      '  ✗ is child: false',
      '  The fact "isChild":',
      '    ✗ age is “child”: false',
      '      • age: "adult"',
    ]);
  });

  it('explains the step of a field on a step that is not open', () => {
    expect(explained(swimming({ age: 'adult' }, 'visitor'), 'lane').slice(0, 4)).toEqual([
      '"lane" is not shown: its step "closed" is not open.',
      'The step "closed" is not on the path: the journey begins with "visitor".',
      'The condition of the step "closed" does not hold:',
      '  ✗ 1 is 2: false',
    ]);
  });
});

describe('why a message is shown', () => {
  const first = (answers: Parameters<typeof swimming>[0], text: string) =>
    whyMessage(swimming(answers), text)[0];

  it('finds the messages of checks in any case, and says whether they are shown', () => {
    expect(first({ age: 'ghost' }, 'NO GHOSTS')).toBe('The message of "age" is shown.');
    expect(first({ age: 'adult' }, 'no ghosts')).toBe('The message of "age" is not shown.');
  });

  it('does not take another message of the same field for it', () => {
    expect(first({ age: 'ghost' }, 'which group')).toBe('The message of "age" is not shown.');
    expect(first({}, 'which group')).toBe('The message of "age" is shown.');
  });

  it('is said for each field that has such a message', () => {
    const lines = whyMessage(swimming({}), 'which group').filter((line) => line.startsWith('The message'));
    expect(lines).toEqual(['The message of "age" is shown.', 'The message of "guardian" is not shown.']);
    const child = whyMessage(swimming({ age: 'child', deep: true }), 'which group');
    expect(child.filter((line) => line.startsWith('The message'))).toEqual([
      'The message of "age" is not shown.',
      'The message of "guardian" is not shown.',
    ]);
  });

  it('explains the field below', () => {
    expect(whyMessage(swimming({ age: 'ghost' }), 'ghosts').slice(1)).toEqual([
      '"age" is shown on the step "visitor": it has no condition.',
      'It is answered.',
      'It is wrong (check): No ghosts',
      '  ✗ age is not “ghost”: false',
      '    • age: "ghost"',
    ]);
  });

  it('is empty for a text of no message', () => {
    expect(whyMessage(swimming({}), 'sharks')).toEqual([]);
  });
});

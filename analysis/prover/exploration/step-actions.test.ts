import { describe, expect, it } from 'vitest';
import type { Action, Operation } from '#schemas';
import { count, isItem, item, type ProvedStep, prove, thanks } from '../prover.fixture.ts';

const says: Action = { notify: 'We call you back', tone: 'success' };
const fails: Action = { notify: 'Please try again', tone: 'error' };
const goes: Action = { go: 'thanks' };

const order: Operation = {
  kind: 'operation',
  id: 'order',
  schemaVersion: 1,
  service: 'workshop',
  method: 'POST',
  path: '/orders',
  input: {},
};

function called(onFailure: Action[], more: object = {}): Action {
  return { call: 'order', onFailure, ...more };
}

/** The findings in a journey whose last step follows only a chair. */
function found(first: Partial<ProvedStep>, between: readonly ProvedStep[] = []): readonly string[] {
  const steps: readonly ProvedStep[] = [
    { id: 'what', fields: [item], ...first },
    ...between,
    { ...thanks, when: isItem('chair') },
  ];
  const sequences = { tries: [called([fails])], tells: [called([fails]), says] };
  return prove(steps, { sequences, operations: { order } }).findings.map((each) =>
    'step' in each ? `${each.finding} ${each.step}` : each.finding,
  );
}

describe('a step that something happens at only when its call fails', () => {
  it.each<[string, Action]>([
    ['says so', called([fails])],
    ['leads elsewhere', called([goes])],
    ['says so, and goes on all the same', called([fails], { optional: true })],
    ['is tried again and says so', { attempt: [called([])], onFailure: [fails], retries: 1 }],
    ['belongs to a sequence', { run: 'tries' }],
  ])('is a dead end where the call %s', (_, action) => {
    expect(found({ onSubmit: [action] })).toEqual(['dead-end what']);
  });

  it.each<[string, Action[]]>([
    ['an action after the call', [called([fails]), says]],
    ['an action tried with the call', [{ attempt: [called([]), says], onFailure: [fails], retries: 1 }]],
    ['the sequence of the call', [{ run: 'tells' }]],
  ])('is none where %s says something', (_, onSubmit) => {
    expect(found({ onSubmit })).toEqual([]);
  });
});

describe('a step with a question that does something when its answer changes', () => {
  const changing = (action: Action) => found({ fields: [{ ...item, onChange: [action] }] });

  it('is a dead end where that is only said', () => {
    expect(changing(says)).toEqual(['dead-end what']);
  });

  it('is none where that leads elsewhere', () => {
    expect(changing(goes)).toEqual([]);
  });
});

describe('a journey whose end only a failed call leads to', () => {
  const never = { and: [isItem('chair'), isItem('clock')] };
  const steps = (onSubmit: Action[]): readonly ProvedStep[] => [
    { id: 'what', fields: [item], onSubmit },
    { ...thanks, when: never },
  ];
  const ends = (onSubmit: Action[]) =>
    prove(steps(onSubmit), { operations: { order } }).findings.map(({ finding }) => finding);

  it('has none for those whose calls succeed', () => {
    expect(ends([called([{ reset: true }])])).toEqual(['unreachable-end', 'dead-end']);
    expect(ends([called([fails]), { reset: true }])).toEqual([]);
  });

  it('has one all the same where it is a step of its own', () => {
    expect(ends([called([goes]), says])).toEqual([]);
  });
});

describe('a loop whose call fails', () => {
  const isAnything = { in: [{ var: 'answers.item' }, ['chair', 'clock', 'other']] };
  const round = (onFailure: Action[]) =>
    found({ onSubmit: [called(onFailure)], next: [{ when: isAnything, step: 'what' }] });

  it('is endless where the failure is only said, and none where it leads elsewhere', () => {
    expect(round([fails])).toContain('round-trip');
    expect(round([goes])).not.toContain('round-trip');
  });
});

describe('a step without questions', () => {
  const between = (more: Partial<ProvedStep>): readonly ProvedStep[] => [
    { id: 'tip', fields: [], when: { not: isItem('chair') }, ...more },
  ];

  it('is a dead end where nothing follows its button', () => {
    expect(found({}, between({}))).toEqual(['dead-end tip']);
  });

  it.each<[string, Partial<ProvedStep>]>([
    ['its button says something', { onSubmit: [says] }],
    ['it is left as it is entered', { onEnter: [goes] }],
    ['it says something as it is entered', { onEnter: [says] }],
    ['a visitor comes back to it and is led on', { onReturn: [goes] }],
    [
      'another button leads on',
      { fields: [{ name: 'on', type: 'button', label: 'On', tone: 'link', onPress: [{ go: 'thanks' }] }] },
    ],
    ['a row leads on', { next: [{ step: 'thanks' }] }],
  ])('is none where %s', (_, more) => {
    expect(found({}, between(more))).toEqual([]);
  });

  it('is a dead end where only a failed call leads on as it is entered', () => {
    expect(found({}, between({ onEnter: [called([goes])] }))).toEqual(['dead-end tip']);
  });

  it('is none in a journey that never says how it ends', () => {
    const steps = [
      { id: 'many', fields: [count] },
      { id: 'tip', fields: [], onSubmit: [called([fails])] },
    ];
    expect(prove(steps, { operations: { order } }).findings).toEqual([]);
  });
});

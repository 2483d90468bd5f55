import { describe, expect, it } from 'vitest';
import { compileRelease, readDocument } from '#engine';
import type { Field } from '#schemas';
import { guideDocuments } from '../../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { sampleVisitors } from './sample-visitors.ts';
import { stepMessages } from './step-messages.ts';
import { callsBySteps, expectedAnswer, type ServiceFault, stepUnderFaults } from './step-under-faults.ts';

const sources = [...readRelease(), ...guideDocuments()];
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});
const release = compileRelease(documents, (text) => text);
const today = '2026-05-04';
const visitors = sampleVisitors(release, 'room-hire', today) ?? new Map();
const [visitor] = visitors.get('hirer') ?? [];

function hirerUnder(faults: Readonly<Record<string, ServiceFault>>) {
  return stepUnderFaults(release, 'room-hire', { step: 'hirer', visitor }, faults, today);
}

describe('a step under faults', () => {
  it('knows the operations that each step calls', () => {
    expect(callsBySteps(release, 'room-hire').get('hirer')).toEqual(['hire-room']);
    expect(callsBySteps(release, 'room-hire').get('day')).toEqual([]);
  });

  it.each(['away', 'error', 'late'] as const)('shows what visitors read when the service is %s', (fault) => {
    const message = 'We could not book the room. Please try again.';
    const met = hirerUnder({ 'hire-room': fault });
    expect(met).toMatchObject({ outcome: 'stays', notices: [{ tone: 'error', message }], next: undefined });
    expect(met?.state.notices.hirer).toEqual(met?.notices);
  });

  it('leads on when the services work that the step calls', () => {
    expect(hirerUnder({ 'other-service': 'away' })).toMatchObject({
      outcome: 'goes',
      notices: [],
      next: { step: 'thanks' },
    });
  });

  it('says what the service receives, and what it answers', () => {
    const [call, ...others] = hirerUnder({})?.calls ?? [];
    expect(others).toEqual([]);
    expect(call?.operation).toBe('hire-room');
    const said = call?.received.map(({ names, question }) => [names.join(' '), question]);
    expect(said).toContainEqual(['contact email', 'Your e-mail']);
    expect(call?.answered).not.toBeUndefined();
    expect(hirerUnder({ 'hire-room': 'away' })?.calls[0]?.answered).toBeUndefined();
  });

  it('says which answers the form asks for before it calls anything', () => {
    const asked = { ...visitor, state: { ...visitor.state, answers: { email: null } } };
    const met = stepUnderFaults(release, 'room-hire', { step: 'hirer', visitor: asked }, {}, today);
    expect(met?.calls).toEqual([]);
    expect(met?.refused.length).toBeGreaterThan(0);
    expect(met?.outcome).toBe('asked');
  });

  it('has nothing for a step that is gone', () => {
    const at = { step: 'gone', visitor };
    expect(stepUnderFaults(release, 'room-hire', at, {}, today)).toBeUndefined();
  });
});

describe('the messages of a step', () => {
  const messages = stepMessages(release, 'room-hire', visitors, today);

  it('are those of each constraint and check, in the order of the form, with the words of the site where there are no own', () => {
    const said = messages.get('room')?.map(({ label, problem }) => [label, problem.keyword, problem.message]);
    expect(said).toEqual([
      ['Which room?', 'required', 'Please choose a room'],
      ['How many people?', 'minimum', 'At least one'],
      ['How many people?', 'maximum', 'At most 80'],
      ['How many people?', 'type', 'Please write a number'],
      ['How many people?', 'required', 'Please say how many'],
      ['How many people?', 'check', expect.stringMatching(/^The room has \d+ seats$/)],
    ]);
    expect(messages.get('room')?.filter(({ isOwn }) => !isOwn)).toHaveLength(1);
  });

  it('name a visitor who is asked the question', () => {
    const guardian = stepMessages(release, 'join', sampleVisitors(release, 'join', today) ?? new Map(), today)
      .get('card')
      ?.find(({ problem }) => problem.field === 'guardian');
    expect(guardian?.visitor).toBeGreaterThan(0);
  });
});

it('says the limit that an answer does not keep', () => {
  const field: Field = {
    type: 'text-input',
    name: 'dog',
    label: 'Your dog',
    value: { type: 'string', minLength: 10, maxLength: 1 },
  };
  expect(expectedAnswer(field, 'minLength')).toBe('at least 10 characters');
  expect(expectedAnswer(field, 'maxLength')).toBe('at most one character');
  expect(expectedAnswer(field, 'pattern')).toBeUndefined();
});

import { expect, it } from 'vitest';
import {
  givenInDoubt,
  hasDone,
  type Journal,
  type JournalEntry,
  settledJournal,
  unknownCalls,
} from './submission-journal.ts';

const journalOf = (...states: readonly JournalEntry['state'][]): Journal =>
  new Map(
    states.map((state, index) => [
      `/${index}`,
      { operation: state, transactionId: `t-${index}`, state, input: {} } as JournalEntry,
    ]),
  );

it('Calls have done something unless every one of them has failed', () => {
  expect(hasDone(journalOf())).toBe(false);
  expect(hasDone(journalOf('failed'))).toBe(false);
  for (const state of ['sent', 'unknown', 'answered'] as const)
    expect(hasDone(journalOf('failed', state))).toBe(true);
});

it('Nobody knows the outcome of a call that was sent, or that may have been done', () => {
  expect(unknownCalls(journalOf('failed', 'sent', 'answered', 'unknown'))).toEqual([
    { operation: 'sent', transactionId: 't-1' },
    { operation: 'unknown', transactionId: 't-3' },
  ]);
});

it('Once a submission has ended well, the calls that answered are settled', () => {
  const settled = [...settledJournal(journalOf('failed', 'answered')).values()];
  expect(settled.map(({ isSettled }) => isSettled ?? false)).toEqual([false, true]);
});

it('What a press was made of is known while nobody knows its outcome, and not once its submission has ended', () => {
  const given = { answers: { bread: 'rye' } };
  const of = (state: JournalEntry['state']): Journal =>
    new Map([...journalOf(state)].map(([name, entry]) => [name, { ...entry, given }]));
  expect([givenInDoubt(of('sent')), givenInDoubt(of('unknown'))]).toEqual([given, given]);
  expect([givenInDoubt(of('failed')), givenInDoubt(of('answered'))]).toEqual([undefined, undefined]);
  expect(givenInDoubt(settledJournal(of('unknown')))).toBeUndefined();
});

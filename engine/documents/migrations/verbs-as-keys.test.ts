import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { facts2 } from './facts-2.ts';
import { site2 } from './site-2.ts';
import { withVerbsAsKeys } from './verbs-as-keys.ts';

const migrated = (action: object) =>
  (withVerbsAsKeys({ onSubmit: [action] }) as { readonly onSubmit: readonly unknown[] }).onSubmit[0];

describe('an action of version 1', () => {
  it.each<[string, object, object]>([
    ['call', { operation: 'lend', as: 'loan', with: {} }, { call: 'lend', as: 'loan', with: {} }],
    ['send', { operation: 'lend', when: true }, { send: 'lend', when: true }],
    ['set', { answer: 'card', to: 'adult' }, { set: 'card', to: 'adult' }],
    ['track', { event: 'lent', each: [] }, { track: 'lent', each: [] }],
    ['notify', { tone: 'info', message: 'Done', closeLabel: 'Close' }, { notify: 'Done', tone: 'info' }],
    ['run', { sequence: 'lendIt' }, { run: 'lendIt' }],
    ['go', { step: 'card' }, { go: 'card' }],
    ['go', { page: 'home-page' }, { goToPage: 'home-page' }],
    ['go', { href: '= results.x' }, { goToAddress: '= results.x' }],
    ['reset', { when: true }, { reset: true, when: true }],
    ['submit', {}, { submit: true }],
    ['clear', { answers: ['a'], results: ['b', 'c'] }, { clear: ['answers.a', 'results.b', 'results.c'] }],
    [
      'attempt',
      { retries: 1, actions: [{ action: 'run', sequence: 'x' }], onFailure: [{ action: 'reset' }] },
      { attempt: [{ run: 'x' }], retries: 1, onFailure: [{ reset: true }] },
    ],
  ])('%s has its verb as a key', (action, rest, expected) => {
    expect(migrated({ action, ...rest })).toEqual(expected);
  });

  it.each([
    { action: 'sett', answer: 'card' },
    { action: 'go', step: 'card', page: 'home-page' },
    { action: 'call' },
    { action: 3 },
  ])('is left alone when it was none: %j', (action) => {
    expect(migrated(action)).toEqual(action);
  });

  it('is found in sequences, and what is given to a call stays data', () => {
    const data = { onSubmit: 'now', action: 'call', operation: 'x' };
    const journey = { sequences: { lend: [{ action: 'call', operation: 'lend', with: data }] } };
    expect(withVerbsAsKeys(journey)).toEqual({ sequences: { lend: [{ call: 'lend', with: data }] } });
  });
});

describe('a journey of version 1', () => {
  const old = {
    kind: 'journey',
    id: 'join',
    schemaVersion: 1,
    staleNotice: { message: 'Please go on from here', closeLabel: 'Close' },
    sequences: { say: [{ action: 'notify', tone: 'info', message: 'Hello', closeLabel: 'Close' }] },
    steps: [
      {
        id: 'name',
        form: 'name-form',
        submitLabel: 'Go',
        parkedNotice: { message: 'We ask again', closeLabel: 'Close' },
        onSubmit: [{ action: 'run', sequence: 'say' }],
      },
    ],
  };

  it('is read in the notation of today', () => {
    const reading = readDocument({ path: 'join.json', text: JSON.stringify(old) });
    expect(reading).toMatchObject({
      outcome: 'read',
      migrations: ['make verbs the keys of actions'],
      document: {
        staleNotice: 'Please go on from here',
        sequences: { say: [{ notify: 'Hello', tone: 'info' }] },
        steps: [{ parkedNotice: 'We ask again', onSubmit: [{ run: 'say' }] }],
      },
    });
  });

  it('has mistakes in what it was migrated from reported', () => {
    const text = JSON.stringify({ ...old, sequences: { say: [{ action: 'notfy', message: 'Hello' }] } });
    const reading = readDocument({ path: 'join.json', text });
    expect(reading).toMatchObject({
      problems: [{ code: 'unknown-action', pointer: '/sequences/say/0/action' }],
    });
  });
});

it('A facts document of version 1 has its sequences in the notation of today', () => {
  const reset = [{ action: 'reset' }];
  const old = { kind: 'facts', facts: { sum: 1 }, sequences: { begin: reset } };
  expect(facts2.migrate(old)).toEqual({ ...old, sequences: { begin: [{ reset: true }] } });
  expect(facts2.migrate({ kind: 'facts', facts: {} })).toEqual({ kind: 'facts', facts: {} });
});

it('A site of version 1 says how banners are closed in the words of its forms alone', () => {
  const submissions = { received: 'a', repeated: 'b', stale: 'c', unknown: 'd' };
  const site = (said: object) => ({ kind: 'site', messages: { loading: 'x', ...said } });
  const old = site({ submissions: { ...submissions, closeLabel: 'Shut' } });
  expect(site2.migrate(old)).toEqual(site({ submissions }));
  expect(site2.migrate(site({}))).toEqual(site({}));
});

import { describe, expect, it } from 'vitest';
import type { Action, Rule } from '#schemas';
import { clearedReads } from './cleared-reads.ts';

const note: Rule = { var: 'answers.note' };
const clear: Action = { clear: ['answers.note'] };
const call: Action = { call: 'repair', with: { note } };

/** Places that need a value which is cleared by then. */
function found(actions: readonly Action[], facts: { readonly [name: string]: Rule } = {}): readonly string[] {
  const sequences = { renew: [{ set: 'note', to: 'new' }] satisfies Action[] };
  return clearedReads(actions, '/onSubmit', { facts, decision: () => undefined }, sequences).map(
    ({ pointer, root, name }) => `${root}.${name} ${pointer}`,
  );
}

describe('an action that clears an answer', () => {
  it('leaves a later action of its list without it', () => {
    expect(found([clear, call])).toEqual(['answers.note /onSubmit/1/with/note']);
    expect(found([call, clear])).toEqual([]);
    expect(found([clear, { set: 'copy', to: note }])).toEqual(['answers.note /onSubmit/1/to']);
    expect(found([clear, { call: 'repair', with: { note: { var: 'facts.note' } } }], { note })).toEqual([
      'answers.note /onSubmit/1/with/note',
    ]);
  });

  it('leaves the actions within a later one without it, and those after it in an inner list', () => {
    expect(found([clear, { attempt: [call], retries: 1 }])).toEqual([
      'answers.note /onSubmit/1/attempt/0/with/note',
    ]);
    expect(found([{ attempt: [clear, call], retries: 1 }])).toEqual([
      'answers.note /onSubmit/0/attempt/1/with/note',
    ]);
    expect(found([{ ...call, onFailure: [clear, { notify: note }] } as Action])).toEqual([
      'answers.note /onSubmit/0/onFailure/1/notify',
    ]);
  });

  it('may be taken back by another, or do so only sometimes', () => {
    expect(found([clear, { set: 'note', to: 'new' }, call])).toEqual([]);
    expect(found([clear, { set: 'note', to: 'new', when: { var: 'answers.isNew' } }, call])).toEqual([]);
    expect(found([clear, { run: 'renew' }, call])).toEqual([]);
    expect(found([clear, { reset: true }, call])).toEqual([]);
    expect(found([{ ...clear, when: { var: 'answers.isNew' } }, call])).toEqual([]);
  });

  it('is allowed for by what reads the answer', () => {
    expect(found([clear, { call: 'repair', with: { note: { else: [note, 'none'] } } }])).toEqual([]);
    expect(found([clear, { ...call, when: { answered: note } }])).toEqual([]);
  });
});

it('A result that is cleared is there again after its call, but not for the input of that call', () => {
  const again: Action = { call: 'repair', as: 'offer', with: { id: { var: 'results.offer.id' } } };
  const cleared: Action = { clear: ['results.offer'] };
  expect(found([cleared, again, { set: 'price', to: { var: 'results.offer.price' } }])).toEqual([
    'results.offer /onSubmit/1/with/id',
  ]);
});

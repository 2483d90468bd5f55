import fc from 'fast-check';
import type { Action, CallAction, Operation, Rule } from '#schemas';
import { days, ids, type Kind, type Kinds, maybe, names } from './generated-conditions.ts';

/** The operation that generated steps call. Its result has a property that may be missing. */
export const checkOperation: Operation = {
  kind: 'operation',
  id: 'check',
  schemaVersion: 1,
  service: 'workshop',
  method: 'POST',
  path: '/check',
  input: {},
  response: { type: 'object', properties: { ok: { type: 'boolean' } } },
};

/** An action that sets the answer of some step, or clears it. */
export function change(kindsAsked: Kinds, condition: fc.Arbitrary<Rule>): fc.Arbitrary<Action> {
  return fc
    .record({
      index: fc.constantFrom(0, 1, 2),
      at: fc.nat(3),
      isSet: fc.boolean(),
      when: maybe(condition, 2),
    })
    .map(({ index, at, isSet, when }): Action => {
      const name = names[index] ?? '';
      const known = given[kindsAsked[index] ?? 'choice'];
      const condition = when === undefined ? {} : { when };
      if (!isSet) return { clear: [`answers.${name}`], ...condition };
      return { set: name, to: known[at % known.length] ?? 'a', ...condition };
    });
}

/** Answers that actions set. */
const given: Record<Kind, readonly Rule[]> = {
  choice: ids,
  number: [1, 2, 4],
  date: days,
  several: [['a'], ['b']],
  many: [['a'], ['b', 'c']],
  text: ['a', 'cab'],
  things: [
    { literal: [{ id: '1', sort: 'a', size: 1 }] },
    { literal: [{ id: '1', sort: 'b' }, { id: '2' }] },
  ],
  notes: [{ literal: [{ id: '1', sort: 'a' }] }],
};

const said = fc.constant<Action>({ notify: 'It failed', tone: 'error' });
const gone = fc.constantFrom('one', 'thanks').map((step): Action => ({ go: step }));

/** A call whose result conditions read; on failure it says so, changes an answer, goes elsewhere or does nothing. */
export function call(kindsAsked: Kinds, condition: fc.Arbitrary<Rule>): fc.Arbitrary<CallAction> {
  const changed = change(kindsAsked, condition);
  return callThatFailsWith(fc.oneof(changed, changed, said, gone), condition);
}

/** A call that changes no answer: on failure it says so, goes elsewhere or does nothing. */
export function callThatChangesNothing(condition: fc.Arbitrary<Rule>): fc.Arbitrary<CallAction> {
  return callThatFailsWith(fc.oneof(said, gone), condition);
}

function callThatFailsWith(
  failing: fc.Arbitrary<Action>,
  condition: fc.Arbitrary<Rule>,
): fc.Arbitrary<CallAction> {
  return fc
    .record({
      when: maybe(condition, 3),
      optional: fc.boolean(),
      onFailure: fc.array(failing, { maxLength: 2 }),
    })
    .map(
      ({ when, optional, onFailure }): CallAction => ({
        call: checkOperation.id,
        as: 'check',
        ...(when !== undefined && { when }),
        ...(optional && { optional }),
        ...(onFailure.length > 0 && { onFailure }),
      }),
    );
}

/** An answer that is set to one of two values by the result of a call. */
export function changeByResult(kindsAsked: Kinds): fc.Arbitrary<Action> {
  return fc.constantFrom(0, 1, 2).map((index): Action => {
    const [one = 'a', other = 'b'] = given[kindsAsked[index] ?? 'choice'];
    return { set: names[index] ?? '', to: { if: [{ var: 'results.check.ok' }, one, other] } };
  });
}

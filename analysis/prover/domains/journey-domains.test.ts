import { describe, expect, it } from 'vitest';
import type { Operation, Rule } from '#schemas';
import { numberType, objectOf } from '../../../engine/rules/types/rule-type.ts';
import { proveJourney } from '../prove-journey.ts';
import { note, type ProvedStep, thanks, workshop } from '../prover.fixture.ts';

const weigh: Operation = {
  kind: 'operation',
  id: 'weigh',
  schemaVersion: 1,
  service: 'workshop',
  method: 'GET',
  path: '/weigh',
  input: {},
  response: { type: 'object', properties: { weight: { type: 'integer', minimum: 0, maximum: 50 } } },
};

/** Whether a row holds for some answer of the service, and whether it fails for one. */
function rowOn(than: number, operation: Operation = weigh) {
  const when: Rule = { '>': [{ var: 'results.weighed.weight' }, than] };
  const step: ProvedStep = {
    id: 'weigh',
    fields: [note('name')],
    onSubmit: [{ call: operation.id, as: 'weighed', with: {}, optional: true }],
    next: [{ when, step: 'thanks' }],
  };
  const { compiled, surroundings } = workshop([step, thanks], {
    results: { weighed: objectOf({ weight: numberType }) },
    operations: { [operation.id]: operation },
  });
  const { conditions } = proveJourney(compiled, { ...surroundings, operation: () => operation });
  const { held, failed } = conditions.find(({ place }) => place.of === 'row') ?? {};
  return { held, failed };
}

describe('a condition on the result of a call', () => {
  it('never holds beyond what its operation accepts as an answer', () => {
    expect(rowOn(50)).toEqual({ held: false, failed: true });
    expect(rowOn(49)).toEqual({ held: true, failed: true });
  });

  it('may always fail, since there may be no result', () => {
    expect(rowOn(-1)).toEqual({ held: true, failed: true });
  });

  it('may hold where the operation makes something else of the answer', () => {
    expect(rowOn(50, { ...weigh, result: { weight: 80 } })).toEqual({ held: true, failed: true });
    const onFailure: Operation['onFailure'] = { outcome: 'empty', result: { weight: 80 } };
    expect(rowOn(50, { ...weigh, onFailure })).toEqual({ held: true, failed: true });
  });
});

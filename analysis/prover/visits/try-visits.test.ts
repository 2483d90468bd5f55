import { describe, expect, it } from 'vitest';
import type { Form, Journey } from '#schemas';
import { compileJourney } from '../../../engine/journeys/model/compile-journey.ts';
import { emptyScope } from '../../../engine/rules/runtime/scope.ts';
import { createOutside } from './outside.ts';
import { tryVisits } from './try-visits.ts';
import { environmentOf } from './visit-environment.ts';

const idsOf = (steps: number) => Array.from({ length: steps }, (_, index) => `s${index}`);

/** Visits of a journey with a yes-or-no question in each of its steps, but for the last. */
function visitsOf(steps: number) {
  const ids = idsOf(steps);
  const document: Journey = {
    kind: 'journey',
    id: 'hire',
    schemaVersion: 2,
    steps: [
      ...ids.map((id) => ({ id, form: id, submitLabel: 'Next' })),
      { id: 'done', form: 'done', final: true },
    ],
  };
  const form = (id: string): Form => ({
    kind: 'form',
    id,
    schemaVersion: 2,
    fields: [{ name: id, type: 'yes-no', label: id, required: true, messages: { required: 'Choose' } }],
  });
  const nothing = () => undefined;
  const none = () => {
    throw new Error('The journey names nothing else.');
  };
  const documents = { form, options: nothing, decision: nothing, operation: none, analytics: none };
  const journey = compileJourney(document, { ...documents, pathOf: (id) => `/${id}` });
  const environment = environmentOf(journey, emptyScope);
  const outside = createOutside(nothing, emptyScope);
  return tryVisits(journey, { environment, outside, given: [{}], kindOf: String });
}

describe('visits that change one answer', () => {
  it('are made of every question of a journey, once for each kind of visitor', () => {
    const changed = visitsOf(10).flatMap(({ visitor }) => Object.keys(visitor.wanted));
    expect(changed.sort()).toEqual(idsOf(10).flatMap((id) => [id, id]));
  });

  it('come after a whole visit of a long journey by each kind of visitor, and are fewer the longer it is', () => {
    const visits = visitsOf(100);
    const whole = visits.filter(({ visitor }) => Object.keys(visitor.wanted).length === 0);
    expect(whole.map(({ visit }) => visit.steps.length)).toEqual([101, 101, 101, 101]);
    expect(visits.length).toBeGreaterThan(whole.length);
    expect(visits.length).toBeLessThan(visitsOf(40).length);
  });
});

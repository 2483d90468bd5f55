import { type CompiledJourney, type JourneyEnvironment, memoize, namedFields, type RuleScope } from '#engine';
import { constraintOf, createWalkMemory } from '#engine/parts';
import { isAccepted } from '../../constraints/samples/sample-values.ts';

const address = 'https://site.example/visit';

/** The page of every step, as rules read it. */
export const visitedPage = {
  id: 'visit',
  path: '/visit',
  title: 'Visit',
  address,
  returnAddress: address,
} as const;

/** Surroundings in which a journey is visited. */
export function environmentOf(journey: CompiledJourney, scope: RuleScope): JourneyEnvironment {
  return {
    memory: createWalkMemory(),
    surroundings: { ...scope, page: visitedPage },
    validation: validationOf(journey),
  };
}

/** Validation of answers by what their fields declare. */
export const validationOf = memoize((journey: CompiledJourney): JourneyEnvironment['validation'] => {
  const forms = new Map(journey.steps.map(({ form }) => [form.id, form.fields]));
  return (form) => ({
    fallbackMessages: {},
    constraints(name, value) {
      const asked = (forms.get(form) ?? []).flatMap((compiled) => namedFields(compiled.field));
      const [, field] = asked.find(([each]) => each === name) ?? [];
      return field && !isAccepted(constraintOf(field), value) ? ['pattern'] : [];
    },
  });
});

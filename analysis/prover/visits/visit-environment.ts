import type { CompiledJourney, JourneyEnvironment, RuleScope } from '#engine';
import { constraintOf, createWalkMemory } from '#engine/parts';
import { isAccepted } from './sample-answers.ts';

const address = 'https://site.example/visit';

/** Surroundings in which a journey is visited. */
export function environmentOf(journey: CompiledJourney, scope: RuleScope): JourneyEnvironment {
  const forms = new Map(journey.steps.map(({ form }) => [form.id, form.fields]));
  return {
    memory: createWalkMemory(),
    surroundings: {
      ...scope,
      page: { id: 'visit', path: '/visit', title: 'Visit', address, returnAddress: address },
    },
    validation: (form) => ({
      fallbackMessages: {},
      constraints(name, value) {
        const compiled = forms.get(form)?.find(({ field }) => field.name === name);
        return compiled && !isAccepted(constraintOf(compiled.field), value) ? ['pattern'] : [];
      },
    }),
  };
}

import {
  answerNames,
  type CompiledField,
  type CompiledJourney,
  type CompiledStep,
  canonicalJson,
  memoize,
} from '#engine';
import { type Constraint, constraintOf } from '#engine/parts';
import type { Domain } from './value-domain.ts';

const byName = memoize((journey: CompiledJourney): ReadonlyMap<string, readonly CompiledStep[]> => {
  const found = new Map<string, readonly CompiledStep[]>();
  for (const step of journey.steps)
    for (const { field } of step.form.fields)
      for (const name of answerNames(field)) found.set(name, [...(found.get(name) ?? []), step]);
  return found;
});

/** The steps that ask for an answer. */
export function holdersOf(journey: CompiledJourney, name: string): readonly CompiledStep[] {
  return byName(journey).get(name) ?? [];
}

/** Finds the domain of an answer that counts: undefined if its questions differ, or others may give it. */
export function answerDomains(journey: CompiledJourney): (name: string) => Domain | undefined {
  const fields = journey.steps.flatMap(({ form }) => form.fields);
  const domains = new Map<string, Domain | undefined>();
  return (name) => {
    if (!domains.has(name)) domains.set(name, domainOf(name));
    return domains.get(name);
  };

  function domainOf(name: string): Domain | undefined {
    const asking = fields.filter(({ field }) => answerNames(field).includes(name));
    const [first, ...others] = asking.map((each) =>
      each.field.name === name ? constraintOfAnswer(each) : undefined,
    );
    const isOne = others.every((other) => canonicalJson(other) === canonicalJson(first));
    if (first === undefined || !isOne || journey.given.includes(name)) return undefined;
    return { constraint: first, isAlwaysGiven: false };
  }
}

/** The constraint of a field; a list of choices has each of them at most once. */
function constraintOfAnswer({ field, type }: CompiledField): Constraint {
  const constraint = constraintOf(field);
  if (type.kind !== 'list' || type.item.kind !== 'choice') return constraint;
  return {
    ...constraint,
    maxItems: Math.min(constraint.maxItems ?? Number.POSITIVE_INFINITY, type.item.ids.length),
  };
}

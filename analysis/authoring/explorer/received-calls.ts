import { type Answers, type CompiledJourney, labelOf } from '#engine';
import { isPlainObject } from '#engine/parts';
import type { MadeCall } from '../../prover/visits/outside.ts';
import { type GivenAnswer, type ReadableMember, readableMembers } from './readable-members.ts';

/** A call that was made at a step, in words. */
export interface ReceivedCall {
  readonly operation: string;
  /** The query and the body of the request; its path where that holds inputs, or there is nothing else. */
  readonly received: readonly ReadableMember[];
  /** The answer of the service, as its operation declares it; undefined where it failed. */
  readonly answered: readonly ReadableMember[] | undefined;
}

/** The answers that a visitor has given anywhere in a journey. */
export function givenAnswers(
  { steps, sensitive }: CompiledJourney,
  answers: Answers,
): readonly GivenAnswer[] {
  const fields = new Map(steps.flatMap(({ form }) => form.fields).map((each) => [each.field.name, each]));
  return Object.entries(answers).flatMap(([name, value]) => {
    const compiled = fields.get(name);
    const listed = compiled?.options?.options === 'listed' ? compiled.options.list : [];
    const options = listed.flatMap(({ option: { id, label } }) =>
      typeof label === 'string' ? [{ id, label }] : [],
    );
    const label = (compiled && labelOf(compiled.field)) || name;
    return value === undefined || value === null
      ? []
      : [{ name, label, value, options, isSensitive: sensitive.has(name) }];
  });
}

/** The calls of a visit in words of its answers. */
export function receivedCalls(
  made: readonly MadeCall[],
  answers: readonly GivenAnswer[],
): readonly ReceivedCall[] {
  return made.map(({ operation, request: { query, body, path }, outcome }) => {
    const members = { ...Object.fromEntries(query), ...(isPlainObject(body) ? body : { body }) };
    const sent = readableMembers(members, { answers, sensitive: [] });
    const hasInput = operation.path?.includes('{') === true;
    const address = readableMembers({ address: path }, { answers, sensitive: [] });
    const reading = { answers: [], sensitive: operation.sensitive ?? [] };
    return {
      operation: operation.id,
      received: hasInput || sent.length === 0 ? [...address, ...sent] : sent,
      answered: outcome.outcome === 'answered' ? readableMembers(outcome.body, reading) : undefined,
    };
  });
}

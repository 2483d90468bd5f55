import { type CompiledJourney, memoize } from '#engine';
import type { Operation } from '#schemas';
import { actionsAt } from '../exploration/step-actions.ts';
import { type Domain, domainWithin } from './value-domain.ts';

/**
 * Finds the domain of a part of a result: what its operation accepts as an answer. Undefined where the operation makes
 * something else of the answer, or of a failure, and where several operations give the result.
 */
export function resultDomains(
  journey: CompiledJourney,
  operation: (id: string) => Operation | undefined,
): (result: string, keys: readonly string[]) => Domain | undefined {
  return (result, keys) => {
    const calls = callsOf(journey).filter(({ as }) => as === result);
    const [id, ...others] = new Set(calls.map(({ call }) => call));
    const given = id === undefined || others.length > 0 ? undefined : operation(id);
    if (given?.response === undefined || calls.some(({ each }) => each !== undefined)) return undefined;
    if ([given.result, given.onFailure, given.fallback, given.gather].some((part) => part !== undefined))
      return undefined;
    return domainWithin({ response: given.response }, () => false, ['response', ...keys]);
  };
}

const callsOf = memoize((journey: CompiledJourney) =>
  journey.steps.flatMap((step) =>
    actionsAt(journey, step).flatMap((action) => ('call' in action ? [action] : [])),
  ),
);

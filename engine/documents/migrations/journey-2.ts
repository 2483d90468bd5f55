import type { JsonObject, Migration } from './migrate.ts';
import { withVerbsAsKeys } from './verbs-as-keys.ts';

/** Writes the verb of each action as its key, and each notice as a text: the site labels their buttons. */
export const journey2: Migration = {
  name: 'make verbs the keys of actions',
  migrate: (journey) => {
    const { staleNotice, steps, ...rest } = withVerbsAsKeys(journey) as JsonObject;
    return {
      ...rest,
      ...(staleNotice !== undefined && { staleNotice: textOf(staleNotice) }),
      ...(steps !== undefined && { steps: Array.isArray(steps) ? steps.map(withTextOfNotice) : steps }),
    };
  },
};

function withTextOfNotice(step: unknown): unknown {
  const { parkedNotice, ...rest } = step as JsonObject;
  return parkedNotice === undefined ? step : { ...rest, parkedNotice: textOf(parkedNotice) };
}

function textOf(notice: unknown): unknown {
  const { message } = notice as JsonObject;
  return message ?? notice;
}

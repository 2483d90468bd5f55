import type { JsonObject, Migration } from './migrate.ts';
import { withVerbsAsKeys } from './verbs-as-keys.ts';

/** Writes the verb of each action as its key. */
export const form2: Migration = {
  name: 'make verbs the keys of actions',
  migrate: (form) => withVerbsAsKeys(form) as JsonObject,
};

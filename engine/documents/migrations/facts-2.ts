import type { JsonObject, Migration } from './migrate.ts';
import { withActionsInEach } from './verbs-as-keys.ts';

/** Writes the verb of each action as its key. */
export const facts2: Migration = {
  name: 'make verbs the keys of actions',
  migrate: (document) => {
    const { sequences } = document;
    return sequences === undefined
      ? document
      : { ...document, sequences: withActionsInEach(sequences as JsonObject) };
  },
};

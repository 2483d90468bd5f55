import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Guidance } from './guidance.ts';
import { titleWithSynonyms } from './synonyms.ts';

/** Puts the synonyms of a `guidance.json` into the titles of the stories beside it, and its status among their tags. */
export function indexSynonyms(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const file = join(dirname(fileName), 'guidance.json');
      if (!existsSync(file)) return indexer.createIndex(fileName, options);
      const { synonyms, status }: Guidance = JSON.parse(readFileSync(file, 'utf8'));
      const own: { title?: string } = {};
      const inputs = await indexer.createIndex(fileName, {
        makeTitle: (title) => {
          own.title = options.makeTitle(title);
          return titleWithSynonyms(own.title, synonyms);
        },
      });
      // Addresses are made of the type alone, so that links stay good when a synonym is added.
      return inputs.map(({ __id, ...input }) => ({
        ...input,
        metaId: (own.title ?? '').replaceAll('/', '-'),
        tags: [...(input.tags ?? []), status],
      }));
    },
  };
}

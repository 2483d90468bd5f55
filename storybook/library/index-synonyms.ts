import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Guidance } from './guidance.ts';
import { titleWithSynonyms } from './synonyms.ts';

/**
 * Adds the synonyms of a `guidance.json` to the titles of the stories beside it, and its status to their
 * tags.
 */
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
      // Addresses use the type only, so that links stay valid when a synonym is added.
      return inputs.map(({ __id, ...input }) => ({
        ...input,
        metaId: (own.title ?? '').replaceAll('/', '-'),
        tags: [...(input.tags ?? []), status],
      }));
    },
  };
}

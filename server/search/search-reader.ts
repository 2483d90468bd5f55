import { liteClient } from 'algoliasearch/lite';
import type { Recorder } from '../observing/recorder.ts';
import { Circuit, usualCircuit } from '../operations/circuit.ts';
import { failed, type OperationOutcome } from '../operations/operation-outcome.ts';
import type { Log } from '../store/database/database.ts';
import { cleanQuery } from './clean-query.ts';
import { clientOptions } from './client-options.ts';
import { failureOf } from './failure-of.ts';
import { type FoundHits, matchMarks, readHits } from './read-hits.ts';
import type { SearchService } from './search-service.ts';

/** Hits of one page; undefined if they could not be asked for. */
export type FindHits = (asked: {
  readonly query: string;
  /** Counts from 1. */
  readonly page: number;
}) => Promise<FoundHits | undefined>;

export interface ReaderOptions {
  readonly log: Log;
  readonly recorder: Pick<Recorder, 'call'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const hitsPerPage = 12;
const snippetWords = 30;

/**
 * Searches the index. A failure is logged without the query, and a service that keeps failing is spared: see
 * `Circuit`.
 */
export function createSearchReader(
  service: SearchService | undefined,
  { log, recorder, now = Date.now }: ReaderOptions,
): FindHits {
  if (service === undefined) return async () => undefined;
  const { applicationId, searchKey, index, timeoutMs } = service;
  const client = liteClient(applicationId, searchKey, clientOptions(service, timeoutMs));
  const circuit = new Circuit(usualCircuit, now, (state) =>
    log.warn({ circuit: state }, 'The circuit of searches has changed.'),
  );

  async function ask(query: string, page: number): Promise<FoundHits | OperationOutcome> {
    try {
      const answer = await client.search({
        requests: [
          {
            indexName: index,
            query,
            page: page - 1,
            hitsPerPage,
            attributesToRetrieve: ['path', 'title'],
            attributesToHighlight: [],
            attributesToSnippet: [`pageData:${snippetWords}`],
            highlightPreTag: matchMarks.before,
            highlightPostTag: matchMarks.after,
            snippetEllipsisText: '…',
            removeWordsIfNoResults: 'allOptional',
          },
        ],
      });
      return readHits(answer) ?? failed('not-json');
    } catch (error) {
      const { reason, status } = failureOf(error);
      log.warn({ reason }, 'A search has failed.');
      if (status !== undefined) return failed('status', status);
      return failed(reason === 'timeout' ? 'timeout' : 'network');
    }
  }

  return async ({ query, page }) => {
    const cleaned = cleanQuery(query);
    if (cleaned === '') return { hits: [], total: 0, pages: 0 };
    const began = now();
    let found: FoundHits | undefined;
    const outcome = await circuit.run(async (): Promise<OperationOutcome> => {
      const asked = await ask(cleaned, page);
      if ('outcome' in asked) return asked;
      found = asked;
      return { outcome: 'answered', status: 200, body: undefined, durationMs: now() - began };
    });
    recorder.call({
      service: 'search',
      operation: 'search',
      outcome: outcome.outcome === 'answered' ? 'answered' : outcome.reason,
      seconds: (now() - began) / 1000,
    });
    return found;
  };
}

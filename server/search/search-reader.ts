import { liteClient } from 'algoliasearch/lite';
import { type CompiledRelease, pathIn } from '#engine';
import { type ClientLimits, tooManyRequests } from '../http/client-limits.ts';
import type { Log } from '../observing/log.ts';
import type { Recorder } from '../observing/recorder.ts';
import { Circuit, usualCircuit } from '../operations/circuit.ts';
import { failed, type OperationOutcome } from '../operations/operation-outcome.ts';
import { clientOptions, failureOf } from './client-options.ts';
import { type FoundHits, matchMarks, readHits } from './read-hits.ts';
import type { SearchService } from './search-service.ts';

/** The release, in the language in which a search finds pages and links to them. */
type SearchedRelease = Pick<CompiledRelease, 'site' | 'languages' | 'prefix'>;

/**
 * The hits of the first pages of a search; undefined if they could not be asked for, or the client has asked too often.
 *
 * @param query as `cleanQuery` returns it, not empty
 * @param client network address of the client that asks
 */
export type FindHits = (
  query: string,
  pages: number,
  client: string,
  release: SearchedRelease,
) => Promise<FoundHits | undefined>;

export interface ReaderOptions {
  readonly log: Log;
  readonly recorder: Pick<Recorder, 'call'>;
  /** How often a client may search; no limit if omitted. */
  readonly limit?: ClientLimits;
  /** Told why a search has failed; undefined after one that was answered. */
  readonly onAnswer?: (trouble: string | undefined) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const hitsPerPage = 12;
const snippetWords = 30;

/**
 * Searches the index. A failure is logged without the query, and a service that keeps failing is spared: see
 * `Circuit`.
 */
export function createSearchReader(
  service: SearchService | undefined,
  { log, recorder, limit, onAnswer, now = Date.now }: ReaderOptions,
): FindHits {
  if (service === undefined) return async () => undefined;
  const { applicationId, searchKey, index, timeoutMs } = service;
  const searches = liteClient(applicationId, searchKey, clientOptions(service, timeoutMs));
  const circuit = new Circuit(usualCircuit, now, (state) =>
    log.warn({ circuit: state }, 'The circuit of searches has changed.'),
  );

  async function ask(
    query: string,
    pages: number,
    release: SearchedRelease,
  ): Promise<FoundHits | OperationOutcome> {
    const facetFilters = languageFilters(release);
    try {
      const answer = await within(
        2 * timeoutMs,
        searches.search({
          // One page of the index that holds all of ours: the service counts each query.
          requests: [
            {
              indexName: index,
              query,
              hitsPerPage: pages * hitsPerPage,
              attributesToRetrieve: ['path', 'title'],
              attributesToHighlight: [],
              attributesToSnippet: [`pageData:${snippetWords}`],
              highlightPreTag: matchMarks.before,
              highlightPostTag: matchMarks.after,
              snippetEllipsisText: '…',
              removeWordsIfNoResults: 'allOptional' as const,
              ...(facetFilters.length > 0 && { facetFilters }),
            },
          ],
        }),
      );
      const found = inLanguage(readHits(answer, hitsPerPage), release.prefix);
      onAnswer?.(found ? undefined : 'not-json');
      return found ?? failed('not-json');
    } catch (error) {
      const { reason, status } = failureOf(error);
      log.warn({ reason }, 'A search has failed.');
      onAnswer?.(reason);
      if (status !== undefined) return failed('status', status);
      return failed(reason === 'timeout' ? 'timeout' : 'network');
    }
  }

  return async (query, pages, client, release) => {
    const admission = await limit?.admit(client);
    if (admission?.admitted === false) {
      log.warn({ status: 429, limit: 'searches' }, tooManyRequests);
      return undefined;
    }
    const began = now();
    let found: FoundHits | undefined;
    const outcome = await circuit.run(async (): Promise<OperationOutcome> => {
      const asked = await ask(query, pages, release);
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

/**
 * The pages that a search finds: in the language of the documents those that are in no other, else those in the language
 * and those that are not translated into it. A site in one language has an index that names none.
 */
function languageFilters({ site, languages }: SearchedRelease): (string | string[])[] {
  if (site.language !== languages[0]?.language)
    return [[`language:${site.language}`, `untranslated:${site.language}`]];
  return languages.slice(1).map(({ language }) => `language:-${language}`);
}

/** The hits with links that stay in the language. */
function inLanguage(found: FoundHits | undefined, prefix: string): FoundHits | undefined {
  if (found === undefined || prefix === '') return found;
  const hits = found.hits.map((hit) =>
    `${hit.path}/`.startsWith(`${prefix}/`) ? hit : { ...hit, path: pathIn({ prefix }, hit.path) },
  );
  return { ...found, hits };
}

/** With several hosts, each has its time; the visitor waits no longer than this. */
function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const late = AbortSignal.timeout(ms);
  const deadline = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true });
  });
  return Promise.race([work, deadline]);
}

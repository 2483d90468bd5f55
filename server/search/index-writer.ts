import type { IndexSettings, SearchClient } from 'algoliasearch';
import type { ErrorLog } from '../observing/log.ts';
import type { Recorder } from '../observing/recorder.ts';
import { clientOptions, failureOf } from './client-options.ts';
import { batchesOf, type SearchRecord } from './search-records.ts';
import type { SearchService } from './search-service.ts';

/** One change of the index. */
export type RecordChange =
  | { readonly action: 'addObject'; readonly body: SearchRecord }
  | { readonly action: 'deleteObject'; readonly body: Pick<SearchRecord, 'objectID'> };

/** Work that the service does later. */
interface Task {
  readonly taskID: number;
}

/** The writing calls. Each throws if it fails, and may be repeated. */
export interface IndexWriter {
  /** Digests of the records that the index holds, by id; undefined if there is no such index. */
  read(): Promise<ReadonlyMap<string, string> | undefined>;
  /** Writes a batch of changes. Later reads show them. A record that the service refuses is logged and left out. */
  write(changes: readonly RecordChange[]): Promise<void>;
  /** Fills a second index and puts it in place of the first, so that searches always find one whole. */
  replaceAll(records: readonly SearchRecord[], afterBatch: () => Promise<void>): Promise<void>;
}

export interface WriterOptions {
  readonly service: SearchService & { readonly adminKey: string };
  readonly log: ErrorLog;
  readonly recorder: Pick<Recorder, 'call'>;
}

/** Changes per call. */
export const writtenAtOnce = 100;
/** Records per call: the most that the service sends. */
const readAtOnce = 1000;
const timeoutMs = 15_000;
/** Looks at the state of a task, a few seconds apart. */
const maxRetries = 60;

/** Titles count more than texts; within a text, the place of a word counts for nothing. */
export const indexSettings: IndexSettings = {
  searchableAttributes: ['title', 'unordered(pageData)'],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(untranslated)'],
  attributesToHighlight: [],
};

export function createIndexWriter({ service, log, recorder }: WriterOptions): IndexWriter {
  const { applicationId, adminKey, index } = service;
  let client: Promise<SearchClient> | undefined;

  /** The client is loaded for the first write: an instance that never writes does without it. */
  function connected(): Promise<SearchClient> {
    client ??= import('algoliasearch').then(({ algoliasearch }) =>
      algoliasearch(applicationId, adminKey, clientOptions(service, timeoutMs)),
    );
    return client;
  }

  /** Returns the last task, if any: tasks of an index are done in order. */
  async function write(indexName: string, changes: readonly RecordChange[]): Promise<Task | undefined> {
    if (changes.length === 0) return undefined;
    const client = await connected();
    const requests = changes.map(({ action, body }) => ({ action, body: { ...body } }));
    try {
      return await client.batch({ indexName, batchWriteParams: { requests } });
    } catch (error) {
      const { status, reason } = failureOf(error);
      if (status !== 400 && status !== 413) throw error;
      const [first, ...others] = changes;
      if (first && others.length === 0) {
        log.error({ page: first.body.objectID, reason }, 'The search service refuses a page.');
        return undefined;
      }
      // One of them is refused: the others are written without it.
      const middle = Math.ceil(changes.length / 2);
      const before = await write(indexName, changes.slice(0, middle));
      return (await write(indexName, changes.slice(middle))) ?? before;
    }
  }

  async function writeAndWait(changes: readonly RecordChange[]): Promise<void> {
    const task = await write(index, changes);
    if (task) await (await connected()).waitForTask({ indexName: index, taskID: task.taskID, maxRetries });
  }

  async function read(): Promise<ReadonlyMap<string, string> | undefined> {
    const client = await connected();
    const found = new Map<string, string>();
    try {
      await client.browseObjects<Partial<SearchRecord>>({
        indexName: index,
        browseParams: { attributesToRetrieve: ['digest'], hitsPerPage: readAtOnce },
        aggregator({ hits }) {
          for (const { objectID, digest = '' } of hits) found.set(objectID, digest);
        },
      });
      return found;
    } catch (error) {
      unlessMissing(error);
      return undefined;
    }
  }

  async function replaceAll(
    records: readonly SearchRecord[],
    afterBatch: () => Promise<void>,
  ): Promise<void> {
    const client = await connected();
    const indexName = `${index}_next`;
    await client.clearObjects({ indexName }).catch(unlessMissing);
    let last: Task = await client.setSettings({ indexName, indexSettings });
    for (const batch of batchesOf(records, writtenAtOnce)) {
      const changes = batch.map((body): RecordChange => ({ action: 'addObject', body }));
      last = (await write(indexName, changes)) ?? last;
      await afterBatch();
    }
    await client.waitForTask({ indexName, taskID: last.taskID, maxRetries });
    const operationIndexParams = { operation: 'move', destination: index } as const;
    const { taskID } = await client.operationIndex({ indexName, operationIndexParams });
    await client.waitForTask({ indexName: index, taskID, maxRetries });
  }

  async function recorded<Value>(work: () => Promise<Value>): Promise<Value> {
    const began = Date.now();
    let outcome: 'answered' | 'network' | 'status' | 'timeout' = 'answered';
    try {
      return await work();
    } catch (error) {
      const { status, reason } = failureOf(error);
      outcome = status !== undefined ? 'status' : reason === 'timeout' ? 'timeout' : 'network';
      throw error;
    } finally {
      const seconds = (Date.now() - began) / 1000;
      recorder.call({ service: 'search', operation: 'index', outcome, seconds });
    }
  }

  return {
    read: () => recorded(read),
    write: (changes) => recorded(() => writeAndWait(changes)),
    replaceAll: (records, afterBatch) => recorded(() => replaceAll(records, afterBatch)),
  };
}

function unlessMissing(error: unknown): void {
  if (failureOf(error).status !== 404) throw error;
}

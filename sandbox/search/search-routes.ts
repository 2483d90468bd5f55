import { type Context, Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import type { TextIndex } from '../text-search/text-index.ts';
import { answerSearch, browse } from './answer-search.ts';
import {
  checkKeys,
  isIndexOperation,
  isSettings,
  isWriteBatch,
  largestRecord,
  type SearchError,
  type WriteBatch,
} from './read-search.ts';

/** A hosted search index: searches with either key, writes with the admin key. */
export function searchRoutes({ searchIndexes: indexes, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.use('/1/*', async (context, next) => {
    const isSearch = /\/(?:queries|query)$/.test(context.req.path);
    const refused = checkKeys(context, isSearch ? 'search' : 'admin');
    return refused ? answer(context, refused) : next();
  });

  routes.post('/1/indexes/*/queries', async (context) => {
    const { requests } = (await read(context)) as { requests?: unknown };
    if (!Array.isArray(requests)) return answer(context, malformed('"requests" is missing'));
    const results = requests.map(({ indexName, ...search }) =>
      answerSearch(indexes, String(indexName), search),
    );
    return answer(context, results.find(isError) ?? { results });
  });
  routes.post('/1/indexes/:index/query', async (context) =>
    answer(context, answerSearch(indexes, context.req.param('index'), await read(context))),
  );

  routes.post('/1/indexes/:index/browse', async (context) =>
    answer(context, browse(indexes, context.req.param('index'), await read(context))),
  );

  /** A write is answered with the id of its task. */
  const done = (context: Context<SandboxEnv>, more: object = {}) => {
    const at = clock().toISOString();
    return context.json({ taskID: indexes.nextTask(), createdAt: at, updatedAt: at, ...more });
  };

  routes.post('/1/indexes/:index/batch', async (context) => {
    const body = await read(context);
    if (!isWriteBatch(body)) return answer(context, malformed('expected {"requests": […]}'));
    const refused = refusalOf(body);
    if (refused) return answer(context, refused);
    const name = context.req.param('index');
    const objectIDs = body.requests.map((request) => {
      if (request.action === 'delete') indexes.drop(name);
      else apply(indexes.open(name), request);
      return request.body?.objectID ?? '';
    });
    return done(context, { objectIDs });
  });
  routes.post('/1/indexes/:index/clear', (context) => {
    indexes.get(context.req.param('index'))?.clear();
    return done(context);
  });
  routes.post('/1/indexes/:index/operation', async (context) => {
    const body = await read(context);
    if (!isIndexOperation(body)) return answer(context, malformed('expected move or copy'));
    const name = context.req.param('index');
    if (body.operation === 'move') indexes.move(name, body.destination);
    else indexes.copy(name, body.destination, body.scope);
    return done(context);
  });
  routes.put('/1/indexes/:index/settings', async (context) => {
    const body = await read(context);
    if (!isSettings(body)) return answer(context, malformed('expected an object'));
    indexes.open(context.req.param('index')).changeSettings(body);
    return done(context);
  });
  routes.get('/1/indexes/:index/settings', (context) =>
    context.json(indexes.get(context.req.param('index'))?.settings ?? {}),
  );
  routes.get('/1/indexes/:index/task/:task', (context) =>
    context.json({ status: 'published', pendingTask: false }),
  );
  routes.delete('/1/indexes/:index', (context) => {
    indexes.drop(context.req.param('index'));
    return done(context);
  });

  return routes;
}

async function read(context: SandboxContext): Promise<object> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

function apply(index: TextIndex, { action, body }: WriteBatch['requests'][number]): void {
  const objectID = body?.objectID ?? '';
  if (action === 'deleteObject') index.delete(objectID);
  else if (action === 'clear') index.clear();
  else index.save({ ...body, objectID });
}

/** A batch is refused as a whole. */
function refusalOf({ requests }: WriteBatch): SearchError | undefined {
  for (const { action, body } of requests) {
    if (action === 'clear' || action === 'delete') continue;
    if (!body?.objectID) return malformed('objectID is missing');
    const size = Buffer.byteLength(JSON.stringify(body));
    if (size > largestRecord) {
      const message = `Record at the position 0 objectID=${body.objectID} is too big size=${size}/${largestRecord} bytes.`;
      return { status: 400, message };
    }
  }
  return undefined;
}

function malformed(why: string): SearchError {
  return { status: 400, message: `Invalid JSON object: ${why}` };
}

function isError(value: object): value is SearchError {
  return 'status' in value && 'message' in value;
}

function answer(context: SandboxContext, body: object): Response {
  return isError(body) ? context.json(body, body.status) : context.json(body);
}

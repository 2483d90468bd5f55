import type { Handler, Route } from '../http/routes.ts';
import { allowed, by, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { publishStatusOf } from './publish-status.ts';
import { answerJson, codesOf, readObject, refuse, textOf, timeOf } from './studio-request.ts';

/** Routes by which the command line works on a site from afar: what it reads of the store, and publishing a folder. */
export const storedRoutes: readonly Route<StudioDeps>[] = [
  { path: '/studio/api/store', methods: { get: allowed('read', summary) } },
  {
    path: '/studio/api/store/releases',
    methods: {
      get: allowed('read', async ({ request }, { store }) => {
        const limit = Number(new URL(request.url).searchParams.get('limit') ?? Number.NaN);
        return answerJson(await store.listReleases(limit > 0 ? limit : Number.MAX_SAFE_INTEGER));
      }),
      post: allowed('publish', publish),
    },
  },
  {
    path: '/studio/api/store/releases/:release',
    methods: {
      get: allowed('read', async ({ named }, { store }) => {
        const found = await store.readRelease(named.release ?? '');
        return found ? answerJson(found) : refuse(404, 'There is no such release.');
      }),
    },
  },
  {
    path: '/studio/api/store/releases/:release/entries',
    methods: {
      get: allowed('read', async ({ named }, { store }) =>
        answerJson([...(await store.releaseEntries(named.release ?? ''))]),
      ),
    },
  },
  {
    path: '/studio/api/store/releases/:release/reports',
    methods: {
      get: allowed('read', async ({ named }, { store }) =>
        answerJson(await store.releaseReports(named.release ?? '')),
      ),
    },
  },
  { path: '/studio/api/store/holding', methods: { post: allowed('read', holding) } },
  {
    path: '/studio/api/store/revisions/:hash',
    methods: {
      get: allowed('read', async ({ named }, { store }) => {
        const body = await store.readRevision(named.hash ?? '');
        return body === undefined ? refuse(404, 'There is no such revision.') : answerJson({ body });
      }),
    },
  },
  {
    path: '/studio/api/store/drafts',
    methods: { get: allowed('read', async (_, { store }) => answerJson(await store.readPreview())) },
  },
  { path: '/studio/api/store/files', methods: { post: allowed('read', files) } },
  { path: '/studio/api/store/files/:hash', methods: { get: allowed('read', bytes) } },
];

type Answer = Handler<StudioDepsOf>;

async function summary(...[, { store }]: Parameters<Answer>) {
  const [live, first] = [await store.liveId(), await store.firstReleaseId()];
  const [retired, scheduled] = [await store.retiredReleases(), await store.listScheduled()];
  return answerJson({ live, first, retired: [...retired], scheduled });
}

/** The release that has most of some revisions, by which a folder finds what it was made from. */
async function holding(...[{ request }, { store }]: Parameters<Answer>) {
  const hashes = textsOf(await readObject(request, mostBytes), 'hashes');
  return hashes instanceof Response ? hashes : answerJson({ release: await store.releaseHolding(hashes) });
}

/** Those of some files whose bytes are there. */
async function files(...[{ request }, { store }]: Parameters<Answer>) {
  const hashes = textsOf(await readObject(request, mostBytes), 'hashes');
  return hashes instanceof Response ? hashes : answerJson(await store.assets.list(hashes));
}

/** The bytes of one file, which a browser saves rather than shows. */
async function bytes(...[{ named }, { store }]: Parameters<Answer>) {
  const [asset] = await store.assets.list([named.hash ?? '']);
  if (asset === undefined) return refuse(404, 'There is no such file.');
  return new Response(bodyOf(store.assets.read(asset)), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(asset.size),
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    },
  });
}

/** The body of an answer, sent as it is read. */
function bodyOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

/** All documents of a large site are sent at once. */
const mostBytes = 64 * 1024 * 1024;

/** Publishes documents on top of what is live, as `waymark publish` finds them in a folder. */
async function publish(...[{ request }, { store, person }]: Parameters<Answer>) {
  if (store.fourEyes)
    return refuse(
      403,
      'What goes live here needs the approval of somebody else: make the changes in the studio.',
    );
  const body = await readObject(request, mostBytes);
  if (body instanceof Response) return body;
  const [changed, removed] = [textsOf(body, 'changed'), textsOf(body, 'removed')];
  if (changed instanceof Response) return changed;
  if (removed instanceof Response) return removed;
  const message = textOf(body, 'message', 2000);
  if (message === undefined) return refuse(422, 'Say what changes.');
  const { expectedLive } = body;
  const at = timeOf(body.at);
  if (body.at !== undefined && at === undefined) return refuse(422, 'Choose a time within a year.');
  const outcome = await store.publish({
    changed,
    removed,
    ...by(person),
    message,
    accept: codesOf(body),
    person: person.id,
    ...(at !== undefined && { at }),
    ...((typeof expectedLive === 'string' || expectedLive === null) && { expectedLive }),
  });
  return answerJson(outcome, publishStatusOf(outcome));
}

/** A list of texts in a request. */
function textsOf(body: Readonly<Record<string, unknown>> | Response, name: string) {
  if (body instanceof Response) return body;
  const list = body[name];
  const isRead = Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isRead ? list : refuse(422, `"${name}" is a list of texts.`);
}

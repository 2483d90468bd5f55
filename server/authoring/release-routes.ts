import type { Handler, Route } from '../http/routes.ts';
import { allowed, by, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, answerLarge, codesOf, readObject, refuse, textOf } from './studio-request.ts';

/** Routes of the history: releases, and how they are taken back. */
export const releaseRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/live',
    methods: {
      get: allowed('read', async ({ request }, { store, outside }) =>
        answerJson({ ...(await store.reviewing.arrival()), pagesAt: outside.pagesAt(request) ?? null }),
      ),
    },
  },
  {
    path: '/studio/api/releases',
    methods: { get: allowed('read', async (_, { store }) => answerJson(await store.reviewing.history(50))) },
  },
  { path: '/studio/api/releases/:release', methods: { get: allowed('read', show) } },
  { path: '/studio/api/releases/:release/rollback', methods: { post: allowed('publish', rollBack) } },
  { path: '/studio/api/releases/:release/revert', methods: { post: allowed('edit', revert) } },
  {
    path: '/studio/api/releases/:release/documents',
    methods: {
      get: allowed('read', async ({ request, named }, { store }) => {
        const found = await store.readRelease(named.release ?? '');
        return found ? await answerLarge(request, found.documents) : gone();
      }),
    },
  },
];

type Answer = Handler<StudioDepsOf>;

const gone = () => refuse(404, 'There is no such release.');

async function show(...[{ named }, { store }]: Parameters<Answer>) {
  const found = await store.reviewing.past(named.release ?? '');
  return found ? answerJson({ ...found, fourEyes: store.fourEyes }) : gone();
}

/** Makes an earlier release live again. */
async function rollBack(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  if (store.fourEyes)
    return refuse(
      403,
      'Going back needs the approval of somebody else, too: revert the releases since then.',
    );
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const why = textOf(body, 'why', 2000);
  if (why === undefined) return refuse(422, 'Say why.');
  const release = named.release ?? '';
  const outcome = await store.rollback({ release, ...by(person), accept: codesOf(body), why });
  if (outcome.outcome === 'rolled-back') return answerJson(outcome);
  return answerJson(outcome, outcome.outcome === 'conflict' ? 409 : 422);
}

/** Begins a change set that takes back what a release changed: all of it, in one document, or one text. */
async function revert(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const [document, part] = [textOf(body, 'document'), textOf(body, 'part', 500)];
  if (part !== undefined && document === undefined) return refuse(422, 'Say in which document.');
  const begun = await store.reviewing.revert({
    release: named.release ?? '',
    ...by(person),
    ...(document !== undefined && { document }),
    ...(part !== undefined && { part }),
  });
  if (begun.outcome === 'nothing') return refuse(422, 'There is nothing of this release to take back.');
  const { id: changeSet } = begun.changeSet;
  const merged = await store.reviewing.rebase({ changeSet, ...by(person), choices: new Map() });
  return answerJson({ changeSet: begun.changeSet, merged }, 201);
}

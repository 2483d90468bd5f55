import type { Handler, Route } from '../http/routes.ts';
import { allowed, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** What a change set changes, and what people say of it. */
export const reviewRoutes: readonly Route<StudioDeps>[] = [
  { path: '/studio/api/change-sets/:set/review', methods: { get: allowed('read', show) } },
  { path: '/studio/api/change-sets/:set/comments', methods: { post: allowed('edit', comment) } },
  { path: '/studio/api/change-sets/:set/comments/:comment', methods: { patch: allowed('edit', resolve) } },
];

type Answer = Handler<StudioDepsOf>;

async function show(...[{ named }, { store }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return refuse(404, 'There is no such change set.');
  const { reviewing } = store;
  const [comments, acts] = [await reviewing.comments(changeSet.id), await reviewing.acts(changeSet.id)];
  return answerJson({ changeSet, comments, acts, review: await reviewing.review(changeSet.id) });
}

async function comment(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const text = textOf(body, 'text', 2000);
  if (text === undefined) return refuse(422, 'Write a comment of at most 2,000 characters.');
  const added = await store.reviewing.comment({
    changeSet: named.set ?? '',
    document: textOf(body, 'document') ?? null,
    part: textOf(body, 'part', 500) ?? null,
    body: text,
    author: person.email,
  });
  return added ? answerJson(added, 201) : refuse(409, 'These changes are closed, or there are none.');
}

async function resolve(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  if (typeof body.resolved !== 'boolean') return refuse(422, 'Say whether it is settled.');
  const isThere = await store.reviewing.resolve({
    changeSet: named.set ?? '',
    id: named.comment ?? '',
    by: person.email,
    isResolved: body.resolved,
  });
  return isThere ? answerJson({}) : refuse(404, 'There is no such comment.');
}

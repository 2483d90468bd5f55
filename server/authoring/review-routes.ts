import type { Handler, Route } from '../http/routes.ts';
import { linkPath } from '../preview/link-endpoints.ts';
import { allowed, by, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** Routes of reviews: the changes of a set, and comments on them. */
export const reviewRoutes: readonly Route<StudioDeps>[] = [
  { path: '/studio/api/change-sets/:set/review', methods: { get: allowed('read', show) } },
  { path: '/studio/api/change-sets/:set/links', methods: { post: allowed('edit', share) } },
  { path: '/studio/api/change-sets/:set/links/:link', methods: { delete: allowed('edit', revoke) } },
  { path: '/studio/api/change-sets/:set/comments', methods: { post: allowed('edit', comment) } },
  { path: '/studio/api/change-sets/:set/comments/:comment', methods: { patch: allowed('edit', resolve) } },
];

type Answer = Handler<StudioDepsOf>;

async function show(...[{ named }, { store, person }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return refuse(404, 'There is no such change set.');
  const { reviewing } = store;
  const [comments, acts] = [await reviewing.comments(changeSet.id), await reviewing.acts(changeSet.id)];
  const links = await reviewing.links(changeSet.id);
  const writers = await reviewing.writers(changeSet.id);
  const behind = await reviewing.behind(changeSet.id);
  const review = await reviewing.review(changeSet.id);
  const scheduled = await reviewing.scheduled(changeSet.id);
  const beyond = await reviewing.beyond(changeSet.id, by(person));
  const takenBack = (await reviewing.takenBack()).get(changeSet.id) ?? null;
  return answerJson({
    ...{ changeSet, comments, acts, links, behind, scheduled, review },
    ...{ writers, fourEyes: store.fourEyes, beyond, takenBack },
  });
}

const mostDays = 30;

/** Makes a link by which somebody without an account sees the changes. */
async function share(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const { days } = body;
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > mostDays)
    return refuse(422, `Say for how many days, at most ${mostDays}.`);
  const link = await store.reviewing.share({ changeSet: named.set ?? '', author: person.email, days });
  if (link === undefined) return closed();
  const { token, ...rest } = link;
  return answerJson({ ...rest, path: `${linkPath}#${token}` }, 201);
}

async function revoke(...[{ named }, { store, person }]: Parameters<Answer>) {
  const request = { changeSet: named.set ?? '', id: named.link ?? '', by: person.email };
  return (await store.reviewing.revoke(request)) ? answerJson({}) : refuse(404, 'There is no such link.');
}

const closed = () => refuse(409, 'These changes are closed, or there are none.');

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
  return added ? answerJson(added, 201) : closed();
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

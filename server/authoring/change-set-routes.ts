import type { Handler, Route } from '../http/routes.ts';
import { mayDo } from '../people/roles.ts';
import type { ChangeSetState } from '../store/change-sets.ts';
import type { PublishOutcome } from '../store/publishing/publish.ts';
import { allowed, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** Change sets and the drafts in them. */
export const changeSetRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/change-sets',
    methods: {
      get: allowed('read', async (_, { store }) => answerJson(await store.listChangeSets())),
      post: allowed('edit', begin),
    },
  },
  {
    path: '/studio/api/change-sets/:set',
    methods: { get: allowed('read', show), patch: allowed('edit', change) },
  },
  {
    path: '/studio/api/change-sets/:set/documents/:document',
    methods: { put: allowed('edit', save), delete: allowed('edit', remove) },
  },
  { path: '/studio/api/change-sets/:set/publish', methods: { post: allowed('publish', publish) } },
];

type Answer = Handler<StudioDepsOf>;

const gone = () => refuse(404, 'There is no such change set.');

async function begin(...[{ request }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const name = textOf(body, 'name', 100);
  if (name === undefined) return refuse(422, 'Give the changes a name.');
  return answerJson(await store.createChangeSet({ name, author: person.email }), 201);
}

/** A set with its drafts and the release that they are made on. */
async function show(...[{ named }, { store }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return gone();
  const [drafts, live] = [await store.listDrafts(changeSet.id), await store.liveId()];
  return answerJson({ changeSet, drafts, live });
}

/** The states that an author may choose; others need another role, or follow by themselves. */
const actsOfStates: ReadonlyMap<unknown, 'edit' | 'approve'> = new Map([
  ['open', 'edit'],
  ['in-review', 'edit'],
  ['abandoned', 'edit'],
  ['approved', 'approve'],
]);

async function change(...[asked, deps]: Parameters<Answer>) {
  const body = await readObject(asked.request);
  if (body instanceof Response) return body;
  const { state, revision } = body;
  const act = actsOfStates.get(state);
  if (typeof revision !== 'number' || (state !== undefined && act === undefined))
    return refuse(422, 'Say what to change.');
  if (act !== undefined && !mayDo(deps.person.role, act))
    return refuse(403, 'Your role does not allow this.');
  const name = textOf(body, 'name', 100);
  const outcome = await deps.store.changeChangeSet({
    id: asked.named.set ?? '',
    author: deps.person.email,
    expectedRevision: revision,
    ...(name !== undefined && { name }),
    ...(state !== undefined && { state: state as ChangeSetState }),
  });
  if (outcome.outcome === 'saved') return answerJson(outcome.changeSet);
  return outcome.theirs === null ? gone() : answerJson(outcome, 409);
}

/** Saves a draft, unless somebody else did so since the revision that the author saw. */
async function save(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const sent = await readObject(request);
  if (sent instanceof Response) return sent;
  const { body, revision, base } = sent;
  if ((typeof body !== 'string' && body !== null) || typeof revision !== 'number')
    return refuse(422, 'Send the text and the revision that it changes.');
  const outcome = await store.saveDraft({
    id: named.document ?? '',
    changeSet: named.set ?? '',
    author: person.email,
    body,
    expectedRevision: revision,
    ...((typeof base === 'string' || base === null) && { base }),
  });
  if (outcome.outcome === 'saved') return answerJson(outcome.draft);
  return outcome.outcome === 'closed' ? closed() : answerJson(outcome, 409);
}

/** Forgets a draft: the document is as it is live. */
async function remove(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const revision = Number(new URL(request.url).searchParams.get('revision'));
  const outcome = await store.deleteDraft({
    id: named.document ?? '',
    changeSet: named.set ?? '',
    author: person.email,
    expectedRevision: revision,
  });
  if (outcome.outcome === 'deleted') return answerJson({});
  return outcome.outcome === 'closed' ? closed() : answerJson(outcome, 409);
}

const closed = () => refuse(409, 'The changes are closed: take them back to go on writing.');

/** Publishes all drafts of a set. */
async function publish(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return gone();
  if (changeSet.state !== 'open' && changeSet.state !== 'approved') return closed();
  const { accept } = body;
  const outcome = await store.publish({
    drafts: 'all',
    changeSet: changeSet.id,
    author: person.email,
    message: textOf(body, 'message', 2000) ?? changeSet.name,
    accept: Array.isArray(accept) ? accept.filter((code) => typeof code === 'string') : [],
  });
  return answerJson(outcome, statusOf(outcome));
}

function statusOf({ outcome }: PublishOutcome): number {
  if (outcome === 'conflict') return 409;
  return outcome === 'refused' || outcome === 'unaccepted' ? 422 : 200;
}

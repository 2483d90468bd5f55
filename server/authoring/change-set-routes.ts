import type { Preference } from '#analysis';
import type { Handler, Route } from '../http/routes.ts';
import { sha256 } from '../keys/hash.ts';
import type { Person } from '../people/administration.ts';
import { takeUpload } from '../store/assets/take-upload.ts';
import type { ChangeSet } from '../store/change-sets.ts';
import type { Choices } from '../store/merging/rebase.ts';
import { type ChangeSetState, isChangeSetState, neededFor } from '../store/reviewing/transitions.ts';
import { allowed, by, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { publishStatusOf } from './publish-status.ts';
import {
  answerJson,
  answerLarge,
  codesOf,
  readObject,
  refuse,
  refuseRole,
  textOf,
  timeOf,
} from './studio-request.ts';

/** Change sets, the drafts in them, and the files that drafts name. */
export const changeSetRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/change-sets',
    methods: {
      get: allowed('read', list),
      post: allowed('edit', begin),
    },
  },
  {
    path: '/studio/api/change-sets/:set',
    methods: { get: allowed('read', show), patch: allowed('edit', change) },
  },
  { path: '/studio/api/change-sets/:set/documents', methods: { get: allowed('read', open) } },
  { path: '/studio/api/change-sets/:set/version', methods: { get: allowed('read', version) } },
  {
    path: '/studio/api/change-sets/:set/documents/:document',
    methods: { put: allowed('edit', save), delete: allowed('edit', remove) },
  },
  { path: '/studio/api/assets/:name', methods: { post: allowed('edit', upload, 'file') } },
  { path: '/studio/api/change-sets/:set/rebase', methods: { post: allowed('edit', rebase) } },
  { path: '/studio/api/change-sets/:set/publish', methods: { post: allowed('publish', publish) } },
  { path: '/studio/api/change-sets/:set/schedule', methods: { delete: allowed('publish', cancel) } },
];

type Answer = Handler<StudioDepsOf>;

const gone = () => refuse(404, 'There is no such change set.');

const longestName = 100;

/** All sets, newest first, with who sent an open one back to its author, and what took back one that was live. */
async function list(...[, { store }]: Parameters<Answer>) {
  const { reviewing } = store;
  const [sentBack, takenBack] = [await reviewing.sentBack(), await reviewing.takenBack()];
  return answerJson(
    (await store.listChangeSets()).map((set) => ({
      ...set,
      sentBack: sentBack.get(set.id) ?? null,
      takenBack: takenBack.get(set.id) ?? null,
    })),
  );
}

/** A text that differs once the review of a set would, which costs much less to ask for. */
async function version(...[{ named }, { store }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return gone();
  const { id, state, revision } = changeSet;
  const { reviewing } = store;
  const [drafts, comments] = [await store.listDrafts(id), await reviewing.comments(id)];
  const [scheduled, links] = [await reviewing.scheduled(id), await reviewing.links(id)];
  return answerJson({
    version: sha256(
      JSON.stringify([
        ...[state, revision, await store.liveId(), scheduled?.id, scheduled?.refusal],
        drafts.map((draft) => [draft.id, draft.revision]),
        comments.map((comment) => [comment.id, comment.resolvedBy]),
        links.map((link) => link.id),
      ]),
    ),
  });
}

/** The release that took back changes that were live; null for others. */
async function whatTookBack({ reviewing }: StudioDeps['store'], { id, state }: ChangeSet) {
  return state === 'published' ? ((await reviewing.takenBack()).get(id) ?? null) : null;
}

async function begin(...[{ request }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const name = textOf(body, 'name', longestName);
  if (name === undefined) return refuse(422, `Give the changes a name of at most ${longestName} characters.`);
  return answerJson(await store.createChangeSet({ name, author: person.email }), 201);
}

/** A set with its drafts and the release that they are made on. */
async function show(...[{ named }, { store }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return gone();
  const [drafts, live] = [await store.listDrafts(changeSet.id), await store.liveId()];
  const behind = await store.reviewing.behind(changeSet.id);
  const takenBack = await whatTookBack(store, changeSet);
  return answerJson({ changeSet, drafts, live, behind, takenBack });
}

/** A set with its drafts and all documents of the release that is live: what somebody needs who works on it. */
async function open(...[{ request, named }, { store }]: Parameters<Answer>) {
  const changeSet = await store.readChangeSet(named.set ?? '');
  const live = await store.readRelease((await store.liveId()) ?? '');
  if (changeSet === undefined || live === undefined) return gone();
  const set = {
    ...{ changeSet, live: live.release.id },
    drafts: await store.listDrafts(changeSet.id),
    takenBack: await whatTookBack(store, changeSet),
  };
  return await answerLarge(request, { set, documents: live.documents });
}

/** Renames a set, or takes it to another state: asks for a review, takes it back, approves, gives up. */
async function change(...[asked, { store, person }]: Parameters<Answer>) {
  const body = await readObject(asked.request);
  if (body instanceof Response) return body;
  const { state, revision } = body;
  if (typeof revision !== 'number' || (state !== undefined && !isChangeSetState(state)))
    return refuse(422, 'Say what to change.');
  const before = await store.readChangeSet(asked.named.set ?? '');
  if (before === undefined) return gone();
  const why = textOf(body, 'why', 2000);
  const refused = state && refuseState(person, before, state, why);
  if (refused) return refused;
  const name = textOf(body, 'name', longestName);
  const outcome = await store.changeChangeSet({
    id: before.id,
    ...by(person),
    expectedRevision: revision,
    ...(name !== undefined && { name }),
    ...(state !== undefined && { state }),
    ...(why !== undefined && { why }),
  });
  if (outcome.outcome === 'saved') return answerJson(outcome.changeSet);
  if (outcome.outcome === 'own-work') return refuse(403, ownWork);
  return outcome.theirs === null ? gone() : answerJson(outcome, 409);
}

const ownWork = 'You wrote some of these changes: somebody else has to approve them.';

/** Refuses a person who may not take a set to a state; undefined if they may. */
function refuseState(person: Person, set: ChangeSet, state: ChangeSetState, why: string | undefined) {
  const needed = neededFor(set.state, state);
  if (needed === 'system') return refuse(422, 'Publish the changes for that.');
  if (needed === undefined)
    return answerJson({ outcome: 'conflict', theirs: set, message: notFrom[set.state] }, 409);
  const isSentBack = set.state === 'in-review' && state === 'open' && set.author !== person.email;
  if (isSentBack && why === undefined) return refuse(422, 'Say what should be changed.');
  return refuseRole(person, needed);
}

const notFrom: Readonly<Record<ChangeSetState, string>> = {
  open: 'Nobody has asked for a review of these changes.',
  'in-review': 'These changes are in review.',
  approved: 'These changes are approved.',
  scheduled: 'These changes wait for their time: cancel that first.',
  published: 'These changes are live.',
  abandoned: 'These changes were given up.',
};

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
    ...by(person),
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
    ...by(person),
    expectedRevision: revision,
  });
  if (outcome.outcome === 'deleted') return answerJson({});
  return outcome.outcome === 'closed' ? closed() : answerJson(outcome, 409);
}

const closed = () => refuse(409, 'The changes are closed, or not in a state for this.');

/** Files that are on their way at once, each at most 20 MB on disk; one over a slow line takes minutes. */
const mostAtOnce = 32;
let uploads = 0;

/** Takes in a file; the answer is the document that describes it, under a path by its type and name. */
async function upload(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  if (uploads >= mostAtOnce) return refuse(503, 'Others upload files at the moment: try again.');
  uploads += 1;
  try {
    const bytes = request.body ?? [];
    const taken = await takeUpload(store, { name: named.name ?? '', bytes, ...by(person) });
    return 'message' in taken ? answerJson(taken, 422) : answerJson(taken, 201);
  } finally {
    uploads -= 1;
  }
}

/** Brings what was published meanwhile into the drafts of a set; what collides is chosen by document and pointer. */
async function rebase(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const choices = choicesOf(body.choices);
  if (choices === undefined) return refuse(422, 'Say which side stands.');
  const set = await store.readChangeSet(named.set ?? '');
  if (set === undefined) return gone();
  const outcome = await store.reviewing.rebase({ changeSet: set.id, choices, ...by(person) });
  return outcome.outcome === 'closed' ? closed() : answerJson(outcome);
}

/** Takes a set out of the schedule, or forgets why it was refused. */
async function cancel(...[{ named }, { store, person }]: Parameters<Answer>) {
  const scheduled = await store.reviewing.scheduled(named.set ?? '');
  const isDone =
    scheduled !== undefined && (await store.cancelScheduled({ id: scheduled.id, ...by(person) }));
  return isDone ? answerJson({}) : refuse(404, 'These changes do not wait for a time.');
}

/** Publishes all drafts of a set, at once or at a time. */
async function publish(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const changeSet = await store.readChangeSet(named.set ?? '');
  if (changeSet === undefined) return gone();
  if (store.fourEyes && changeSet.state !== 'approved')
    return refuse(409, 'Somebody else has to approve these changes before they go live.');
  const at = timeOf(body.at);
  if (body.at !== undefined && at === undefined) return refuse(422, 'Choose a time within a year.');
  const outcome = await store.publish({
    ...(at !== undefined && { at }),
    drafts: 'all',
    changeSet: changeSet.id,
    ...by(person),
    person: person.id,
    message: textOf(body, 'message', 2000) ?? changeSet.name,
    accept: codesOf(body),
  });
  if (outcome.outcome === 'closed') return closed();
  return answerJson(outcome, publishStatusOf(outcome));
}

/** Choices as they are sent: `[{document, pointer, side}]`, or `text` instead of a side; undefined if they are something else. */
function choicesOf(sent: unknown): Choices | undefined {
  if (sent === undefined) return new Map();
  if (!Array.isArray(sent)) return undefined;
  const choices = new Map<string, Map<string, Preference>>();
  for (const choice of sent as readonly unknown[]) {
    if (typeof choice !== 'object' || choice === null) return undefined;
    const { document, pointer, side, text } = {
      document: '',
      pointer: '',
      side: '',
      text: undefined,
      ...choice,
    };
    const stands = typeof text === 'string' ? { text } : side;
    if (stands !== 'mine' && stands !== 'theirs' && typeof stands !== 'object') return undefined;
    choices.set(document, (choices.get(document) ?? new Map()).set(pointer, stands));
  }
  return choices;
}

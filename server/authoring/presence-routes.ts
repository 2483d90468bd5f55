import type { Handler, Route } from '../http/routes.ts';
import type { Tab, Whereabouts } from '../store/presence.ts';
import { allowed, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** Who else is in a change set, and what they have saved. */
export const presenceRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/change-sets/:set/presence/:tab',
    methods: { post: allowed('read', stay), delete: allowed('read', leave) },
  },
];

type Answer = Handler<StudioDepsOf>;

/** Says where a tab is, and asks for what is not as it is known there: `{path?, document?, pointer?, known}`. */
async function stay(...[{ request, named }, { store, person }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const tab = tabOf(named, person.id);
  const known = knownIn(body.known);
  if (tab === undefined || known === undefined) return refuse(422, 'Say which drafts are known.');
  const set = await store.readChangeSet(tab.changeSet);
  if (set === undefined) return refuse(404, 'There is no such change set.');
  const people = await store.presence.stay(tab, whereabouts(body));
  const drafts = await store.changedDrafts(set.id, known);
  return answerJson({ people, drafts, state: set.state });
}

async function leave(...[{ named }, { store, person }]: Parameters<Answer>) {
  const tab = tabOf(named, person.id);
  if (tab) await store.presence.leave(tab);
  return answerJson({});
}

function tabOf({ set = '', tab = '' }: Readonly<Record<string, string>>, person: string): Tab | undefined {
  return /^[\w-]{8,40}$/.test(tab) ? { changeSet: set, person, tab } : undefined;
}

function whereabouts(body: Readonly<Record<string, unknown>>): Whereabouts {
  const pointer = typeof body.pointer === 'string' && body.pointer.length <= 500 ? body.pointer : null;
  return { path: textOf(body, 'path') ?? null, document: textOf(body, 'document') ?? null, pointer };
}

/** Revisions by the ids of documents; undefined if they are something else. */
function knownIn(sent: unknown): ReadonlyMap<string, number> | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const known = new Map<string, number>();
  for (const [id, revision] of Object.entries(sent)) {
    if (typeof revision !== 'number') return undefined;
    if (revision > 0) known.set(id, revision);
  }
  return known;
}

import type { ReadDocument } from '#engine';
import type { Document } from '#schemas';
import { mentionedIn } from '../../../checks/references/related-documents.ts';
import { usesInDocument } from './uses-in-document.ts';
import type { NameUse } from './uses-in-formula.ts';

/** The names of documents and their uses, as far as the documents can be read. */
export interface Names {
  readonly uses: readonly NameUse[];
  /** For each journey, the paths of the documents that share its answers, facts, results and steps. */
  readonly groups: readonly ReadonlySet<string>[];
}

/** Collects all names in some documents. */
export function namesIn(documents: readonly ReadDocument[], textOf: (path: string) => string): Names {
  const ids = new Set(documents.map(({ document }) => document.id));
  const uses = documents.flatMap(({ path }) => usesInDocument({ path, text: textOf(path) }, ids));
  return { uses, groups: groupsOf(documents, ids) };
}

/** The name at an offset of a document's text. */
export function nameAt({ uses }: Names, path: string, offset: number): NameUse | undefined {
  return uses.find((use) => use.path === path && use.from <= offset && offset <= use.to);
}

/**
 * All uses of the same thing as one of them. Names other than ids belong to journeys: two journeys that share a
 * document with the name share the thing.
 */
export function sameName({ uses, groups }: Names, { kind, name, path }: NameUse): readonly NameUse[] {
  const alike = uses.filter((use) => use.kind === kind && use.name === name);
  if (kind === 'document') return alike;
  return alike.filter(inReach(groups, path, new Set(alike.map((use) => use.path))));
}

/** Whether a name is in a document that shares its names with another one. */
export function inReach(
  groups: readonly ReadonlySet<string>[],
  path: string,
  through: ReadonlySet<string>,
): (use: NameUse) => boolean {
  const reached = new Set([path]);
  for (const at of reached) {
    for (const group of groups) {
      if (!group.has(at)) continue;
      for (const other of group) if (through.has(other)) reached.add(other);
    }
  }
  return (use) => reached.has(use.path);
}

/** Kinds of documents that share the names of the journeys that use them. */
const shares: ReadonlySet<string> = new Set(['form', 'facts', 'decision', 'function', 'analytics']);

function groupsOf(
  documents: readonly ReadDocument[],
  ids: ReadonlySet<string>,
): readonly ReadonlySet<string>[] {
  const byId = new Map(documents.map((each) => [each.document.id, each]));
  const mentions = (document: Document) =>
    [...mentionedIn(document, ids)].flatMap((id) => byId.get(id) ?? []);
  return documents.flatMap((journey) => {
    if (journey.document.kind !== 'journey') return [];
    const members = new Set([journey]);
    for (const { document } of members) {
      for (const other of mentions(document)) if (shares.has(other.document.kind)) members.add(other);
    }
    const pages = documents.filter(
      ({ document }) =>
        document.kind === 'page' && mentionedIn(document, new Set([journey.document.id])).size > 0,
    );
    const ownIds = new Set([...members].map(({ document }) => document.id));
    const translations = documents.filter(
      ({ document }) => document.kind === 'translation' && ownIds.has(document.document),
    );
    const answered = documents.filter(
      ({ document }) => document.kind === 'answer-set' && document.journey === journey.document.id,
    );
    return [new Set([...members, ...pages, ...translations, ...answered].map(({ path }) => path))];
  });
}

import { memoize, pointerOf } from '#engine';
import { dependenciesOf, quoted, takeOut } from '#engine/parts';
import type { Document, Journey } from '#schemas';
import { mentionedIn } from '../references/related-documents.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Kinds of documents that any journey may take rules from. */
const sharedKinds = ['decision', 'function', 'analytics', 'options'] as const;

/**
 * Finds facts that nothing reads: no rule and no text of the journeys that have them, no document that any journey
 * may take rules from, and no fact that is used itself.
 */
export function* findUnusedFacts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const shared = sharedKinds
    .flatMap((kind) => release.of(kind))
    .flatMap(({ document }) => factsReadBy(document));
  const formIds = new Set(release.of('form').map(({ document }) => document.id));
  const usedOf = new Map<string, Set<string>>();
  for (const entry of release.of('journey')) {
    const { uses = [] } = entry.document;
    const forms = release.entriesOf('form', mentionedIn(entry.document, formIds));
    const used = usedFacts(entry.document, [
      ...shared,
      ...forms.flatMap(({ document }) => factsReadBy(document)),
    ]);
    for (const id of uses) usedOf.set(id, new Set([...(usedOf.get(id) ?? []), ...used]));
    const others = new Set(uses.flatMap((id) => Object.keys(release.find('facts', id)?.facts ?? {})));
    const own = Object.keys(entry.document.facts ?? {}).filter((name) => !others.has(name));
    yield* unused(entry, own, used, '');
  }
  for (const entry of release.of('facts')) {
    const used = usedOf.get(entry.document.id);
    // Nothing uses the document itself, which is reported as such.
    if (used === undefined) continue;
    const names = Object.keys(entry.document.facts);
    yield* unused(entry, names, used, ', in any journey that has it');
  }
}

function* unused(
  entry: ReleaseEntry,
  names: readonly string[],
  used: ReadonlySet<string>,
  where: string,
): Iterable<ReleaseFinding> {
  for (const name of names) {
    if (used.has(name)) continue;
    yield {
      entry,
      code: 'unused-fact',
      pointer: pointerOf('facts', name),
      message: `Nothing reads the fact ${quoted(name)}: no rule, no text and no fact that is used itself${where}.`,
      help: `Read it as "facts.${name}", or take it out.`,
      fix: takeOut(`Take the fact ${quoted(name)} out`, pointerOf('facts', name), true),
    };
  }
}

/** Names of the facts of a journey that are read, directly or by a fact that is read. */
function usedFacts({ facts = {}, ...rest }: Journey, otherwise: readonly string[]): ReadonlySet<string> {
  const direct = [...factsIn(rest), ...otherwise];
  // A rule that reads all facts as one object.
  if (direct.includes('')) return new Set(Object.keys(facts));
  const used = new Set(direct.filter((name) => Object.hasOwn(facts, name)));
  for (const name of used) {
    const further = factsIn(facts[name]);
    if (further.includes('')) return new Set(Object.keys(facts));
    for (const each of further) used.add(each);
  }
  return used;
}

const factsReadBy = memoize((document: Document): readonly string[] => factsIn(document));

/** Names of the facts that rules read; '' for all of them. */
function factsIn(rules: unknown): readonly string[] {
  return dependenciesOf(rules).flatMap((path) => {
    const [root, name = ''] = path.split('.', 2);
    return root === 'facts' ? [name] : [];
  });
}

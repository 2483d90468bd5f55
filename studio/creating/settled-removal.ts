import { applyFixes } from '#analysis';
import type { Fix, Problem } from '#engine';
import type { DocumentChange, DocumentText } from '../changes/edited-documents.ts';
import { entryOf, withoutLostTexts } from '../parts/structure.ts';
import { parsed, textIn } from '../settings/json.ts';
import { translationsAfter } from './translated-parts.ts';

/** A removal with all that follows from it. */
export interface SettledRemoval {
  readonly changes: readonly DocumentChange[];
  /** Problems that the removal brings, and that are mended with it: what was done only for what is removed goes too. */
  readonly along: readonly Problem[];
  /** Ids of the translations whose texts go with it. */
  readonly translations: readonly string[];
  /** Problems that are there afterwards. */
  readonly left: readonly Problem[];
}

/** Problems of what nobody needs once a part is gone. Their remedy takes it out. */
const emptied: ReadonlySet<string> = new Set(['never-given', 'unknown-option', 'unused-fact']);

/** Most rounds of removal: a part that goes may be all that another was for, and so on. */
const mostRounds = 6;

/**
 * Tries a removal, and removes with it what the check then finds to be there for nothing, until nothing new is found.
 *
 * @param caused the problems that some changes would bring
 */
export async function settledRemoval(
  documents: readonly DocumentText[],
  removal: readonly DocumentChange[],
  caused: (changes: readonly DocumentChange[]) => Promise<readonly Problem[]>,
): Promise<SettledRemoval> {
  const before = new Map(documents.map(({ id, body }) => [id, body]));
  const now = new Map<string, string | null>(removal.map(({ id, body }) => [id, body]));
  const textOf = (id: string) => now.get(id) ?? before.get(id) ?? '';
  const changes = () => [...now].map(([id, body]) => ({ id, body }));
  const along: Problem[] = [];
  for (let round = 1; ; round += 1) {
    const problems = await caused(changes());
    const { texts, others } = withoutLostTexts(problems, textOf);
    const mended = others.filter(({ code, fixes = [] }) => emptied.has(code) && fixes.length > 0);
    if (round > mostRounds || texts.length + mended.length === 0)
      return { changes: changes(), along, translations: translationsIn(changes()), left: others };
    for (const { id, body } of texts) now.set(id, body);
    // Another option that is spelled alike is meant by a slip, and never by a removal.
    const fixed = applyFixes(
      mended.flatMap(({ fixes = [] }) => fixes.slice(-1)),
      textOf,
    );
    for (const [id, body] of fixed.texts) now.set(id, body);
    along.push(...mended);
  }
}

function translationsIn(changes: readonly DocumentChange[]): readonly string[] {
  return changes.flatMap(({ id, body }) =>
    textIn(parsed(body ?? undefined), 'kind') === 'translation' ? [id] : [],
  );
}

/** The documents after fixes, with their translations, in which each entry of a list keeps its texts. */
export function changesOf(
  documents: readonly DocumentText[],
  fixes: readonly Fix[],
): readonly DocumentChange[] {
  const before = new Map(documents.map(({ id, body }) => [id, body]));
  const now = new Map<string, string>();
  const textOf = (id: string) => now.get(id) ?? before.get(id);
  for (const fix of fixes) {
    const [edit] = fix.edits;
    const entry = edit?.op === 'remove' ? entryOf(edit.path) : undefined;
    for (const [id, body] of applyFixes([fix], textOf).texts) {
      const was = { id, body: textOf(id) ?? '' };
      const texts = documents.map((each) => ({ id: each.id, body: textOf(each.id) ?? '' }));
      now.set(id, body);
      if (entry === undefined) continue;
      for (const each of translationsAfter(texts, was, body, { list: entry.list, from: entry.index }))
        if (each.body !== null) now.set(each.id, each.body);
    }
  }
  return [...now].map(([id, body]) => ({ id, body }));
}

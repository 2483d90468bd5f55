import { isDeepStrictEqual } from 'node:util';
import {
  type CheckedDocuments,
  checkChange,
  checkDocuments,
  findOversights,
  problemsOfPart,
} from '#analysis';
import { type DocumentSource, isClean, type Problem } from '#engine';
import { byPlace } from '../../engine/base/json/finding.ts';
import { lazily } from '../../engine/rules/runtime/lazily.ts';
import { changesOf } from '../support/documents/changes-of.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { type Extent, type Random, seededRandom } from './random.ts';

/** Result of a run of the fuzzer. */
export interface ChangeFuzzReport {
  readonly changes: number;
  /** Changes that left the release without an error. */
  readonly clean: number;
  readonly perSecond: number;
  /** How to reproduce each violation; empty when there was none. */
  readonly failures: readonly string[];
}

const mostFailures = 10;

/** The shipped documents as the store names them, with all their warnings. */
const startOf = lazily(() => {
  const sources = shippedDocuments().map(({ text }) => ({
    path: idOf(text),
    kind: JSON.parse(text).kind,
    text,
  }));
  return { sources, known: withOversights(checkDocuments(sources)) ?? [] };
});

/**
 * Changes, adds, removes, renames or breaks up to three shipped documents and compares the check of all documents with the
 * check of the change alone, which publishing uses, and with the check of the changed documents, which the
 * command uses. Then makes one shipped document unreadable, which may cause no problem in another document.
 */
export function fuzzChanges({
  count,
  seed,
  until = Number.POSITIVE_INFINITY,
  report,
}: Extent): ChangeFuzzReport {
  const random = seededRandom(seed);
  const { sources: before, known } = startOf();
  const failures: string[] = [];
  let [changes, clean] = [0, 0];
  const begun = performance.now();
  while (changes < count && failures.length < mostFailures && performance.now() < until) {
    const changed = changedDocuments(before, random);
    const after = [
      ...before.filter(({ path }) => !changed.has(path)),
      ...[...changed.values()].flatMap((source) => source ?? []),
    ].sort(byPath);
    const checked = checkDocuments(after);
    const { problems } = checked;
    if (isClean(problems)) clean += 1;
    const fail = (promise: string, found: unknown) =>
      failures.push(
        `seed ${seed}, change ${changes} of ${[...changed.keys()].join(', ')}: ${promise}\n` +
          `  all documents: ${JSON.stringify(problems)}\n  found: ${JSON.stringify(found)}`,
      );
    const verdict = checkChange({
      unchanged: before.filter(({ path }) => !changed.has(path)),
      changed: after.filter(({ path }) => changed.has(path)),
      replaced: before.filter(({ path }) => changed.has(path)),
      known,
    });
    if (!isDeepStrictEqual(verdict, withOversights(checked)))
      fail('the check of the change says otherwise', verdict);
    const part = problemsOfPart(after, (path) => changed.has(path), checked).problems;
    if (!isDeepStrictEqual(part, problems)) fail('the check of the changed documents says otherwise', part);
    const unreadable = before[random.below(before.length)];
    if (unreadable) {
      const others = problemsOfOthers(before, unreadable);
      if (others.length > 0) failures.push(blamesOthers(seed, changes, unreadable, others));
    }
    changes += 1;
    report?.(changes, failures);
  }
  const perSecond = Math.round((changes / (performance.now() - begun)) * 1000);
  return { changes, clean, perSecond, failures };
}

/** Problems of other documents when one of them cannot be read, and when it does not say what it is either. */
function problemsOfOthers(
  before: readonly DocumentSource[],
  { path, text }: DocumentSource,
): readonly Problem[] {
  const document = { ...JSON.parse(text), 'not-a-property': true };
  return [document, { ...document, kind: undefined }].flatMap((damaged) => {
    const broken = { path, text: JSON.stringify(damaged) };
    const { problems } = checkDocuments(before.map((source) => (source.path === path ? broken : source)));
    return problems.filter(({ document: id }) => id !== path);
  });
}

function blamesOthers(
  seed: number,
  changes: number,
  { path }: DocumentSource,
  others: readonly Problem[],
): string {
  return `seed ${seed}, change ${changes}: ${path} cannot be read, and others are to blame\n  ${JSON.stringify(others)}`;
}

/** One to three documents by path, each with one change; undefined for a removed one. */
function changedDocuments(
  before: readonly NamedSource[],
  random: Random,
): ReadonlyMap<string, NamedSource | undefined> {
  const changed = new Map<string, NamedSource | undefined>();
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left--) {
    const source = before[random.below(before.length)];
    if (source === undefined) continue;
    const what = random.pick(['change', 'change', 'change', 'change', 'add', 'remove', 'rename', 'break']);
    if (what === 'break')
      changed.set(source.path, { ...source, text: source.text.replace('"kind"', '"kint"') });
    if (what === 'remove' || what === 'rename') changed.set(source.path, undefined);
    if (what === 'add' || what === 'rename') {
      const { id, path, ...rest } = JSON.parse(source.text);
      const moved = { id: `${id}-other`, ...(path !== undefined && { path: `${path}-other` }), ...rest };
      changed.set(moved.id, { ...source, path: moved.id, text: JSON.stringify(moved) });
    }
    if (what !== 'change') continue;
    const changes = [...changesOf(JSON.parse(source.text))];
    const text = JSON.stringify(changes[random.below(changes.length)]);
    // The store identifies documents by id, so an id cannot change.
    if (idOf(text) === source.path) changed.set(source.path, { ...source, text });
  }
  return changed;
}

interface NamedSource extends DocumentSource {
  readonly kind: string;
}

/** All warnings of documents, found without help of another release; undefined if there is an error. */
function withOversights({ documents, problems }: CheckedDocuments): readonly Problem[] | undefined {
  return isClean(problems) ? [...problems, ...findOversights(documents)].sort(byPlace) : undefined;
}

function idOf(text: string): string {
  return JSON.parse(text).id;
}

function byPath(a: DocumentSource, b: DocumentSource): number {
  return a.path < b.path ? -1 : 1;
}

import {
  type CompiledPage,
  type ShownValues,
  shownValues,
  type Visit,
  visitStep,
  type WordedSite,
} from '#engine';
import { hashJson } from '../../keys/hash.ts';
import type { ShownPage } from '../../sessions/form-tokens.ts';
import { momentOf, type OpenJourney } from './journey-session.ts';
import type { SubmitDeps } from './submit-deps.ts';

/** Hashes of the documents of pages, without the site's, which every page has. */
const documentHashes = new WeakMap<CompiledPage, string>();

const hashes = new WeakMap<object, string>();

/** Characters of a hash that are kept: enough to notice any change by accident. */
const hashLength = 16;

/** The values that the page of a step shows; undefined for a step whose press changes nothing outside. */
export function shownPage(
  open: OpenJourney,
  visit: Extract<Visit, { visit: 'show' }>,
): ShownPage | undefined {
  const { compiled } = open.journey;
  const shown = shownValues(compiled, visit);
  if (shown === undefined) return undefined;
  const documents = documentsHash(open, visit.current.step.definition.id);
  return { documents, ...comparable(shown) };
}

/** Values as they are compared, and the texts that name their differences. */
export type ComparedValues = Pick<ShownPage, 'values' | 'texts'>;

export function comparable(shown: Pick<ShownValues, 'answers'> & Partial<ShownValues>): ComparedValues {
  const answers = Object.entries(shown.answers).map(([name, answer]) => [`answers.${name}`, answer] as const);
  const values = [
    ...answers.map(([path, { value }]) => [path, value] as const),
    ...Object.entries(shown.others ?? {}),
  ];
  return {
    values: Object.fromEntries(values.map(([path, value]) => [path, shortHash(value)])),
    texts: Object.fromEntries(
      answers.map(([path, { label, text }]) => [path, [label, typeof text === 'string' ? text : '']]),
    ),
  };
}

/** The values that the page of a press would show now; undefined for a step that the visitor may not see any more. */
export function shownNow(
  { step, origin }: { readonly step: string; readonly origin: string | undefined },
  open: OpenJourney,
  deps: SubmitDeps,
): ShownPage | undefined {
  const { compiled, environment } = open.journey;
  const visit = visitStep(compiled, open.state, step, environment(step, momentOf(deps, origin)));
  return visit.visit === 'show' ? shownPage(open, visit) : undefined;
}

/** Whether a page shows something else now than it did. */
export function hasChanged(before: ShownPage | undefined, now: ShownPage): boolean {
  return before?.documents !== now.documents || pathsThatDiffer(before, now).length > 0;
}

/** A sentence for each difference that can be named, in the words of the site; otherwise one for all. */
export function differences(
  before: ComparedValues | undefined,
  now: ComparedValues,
  { words: { submissions } }: WordedSite,
): readonly string[] {
  const words = submissions.changed;
  const paths = before === undefined ? [] : pathsThatDiffer(before, now);
  const named = paths.flatMap((path) => {
    const [label, text] = now.texts[path] ?? before?.texts[path] ?? ['', ''];
    if (label === '') return [];
    const parts = { label, before: before?.texts[path]?.[1] ?? '', now: now.texts[path] ? text : '' };
    const isTold = parts.before !== parts.now && parts.before !== '' && parts.now !== '';
    return fillWords(isTold ? words.answer : words.hiddenAnswer, parts);
  });
  return named.length > 0 ? [...new Set(named)] : [words.others];
}

/** A text of the site with its `{name}` parts filled in; unknown ones stay. */
export function fillWords(text: string, parts: { readonly [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
}

/** The paths of the values that are not the same. */
export function pathsThatDiffer(before: ComparedValues, now: ComparedValues): readonly string[] {
  const paths = new Set([...Object.keys(now.values), ...Object.keys(before.values)]);
  return [...paths].filter((path) => before.values[path] !== now.values[path]);
}

function documentsHash({ journey, release: { compiled } }: OpenJourney, step: string): string {
  const page = compiled.pages.get(journey.pageOf(step).path);
  if (page === undefined) return '';
  const hash =
    documentHashes.get(page) ??
    shortHash(page.documents.filter((id) => id !== compiled.site.id).map((id) => compiled.documents.get(id)));
  documentHashes.set(page, hash);
  return hash;
}

/** The hash of a value. Results are large and shared by the views of a visitor, so that theirs are made once. */
function shortHash(value: unknown): string {
  const isShared = typeof value === 'object' && value !== null;
  const hash = (isShared && hashes.get(value)) || hashJson(value ?? null).slice(0, hashLength);
  if (isShared) hashes.set(value, hash);
  return hash;
}

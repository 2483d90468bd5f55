import { answerNames, pointerOf, requiredOf } from '#engine';
import {
  answerChecks,
  computedOptionTexts,
  computedTexts,
  eachOption,
  factReads,
  factRules,
  factsOfBrowser,
  fieldView,
  listedOptions,
  pickNames,
  quoted,
  type ReadSources,
  textRule,
} from '#engine/parts';
import type { Field, Journey, Rule, Step } from '#schemas';
import { formsOf } from '../contexts/answer-types.ts';
import { optionsOf } from '../contexts/choices-of.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { maskedRead } from './masked-reads.ts';
import { secretsOf } from './secrets-of.ts';

/**
 * In a browser, sensitive answers of other steps and sensitive parts of results are masked. Checks that rules
 * evaluated there only show such values or test whether they are answered. Anything calculated from a masked
 * value would differ from the server's result.
 */
export const checkMaskedReads: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, entry) {
    const secrets = secretsOf(release, entry, formsOf(release, entry.document));
    if (secrets.length > 0) yield* checkJourney(release, entry, secrets);
  },
};

/** Rules at one place. */
interface Rules {
  readonly entry: ReleaseEntry;
  readonly pointer: string;
  /** Rules whose values control something. */
  readonly deciding: readonly unknown[];
  /** Rules whose values are shown. */
  readonly shown: readonly unknown[];
}

function* checkJourney(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  secrets: readonly string[],
): Iterable<ReleaseFinding> {
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  const facts = factRules(entry.document);
  const reads = factReads(facts, decision);
  const besides = (entry.document.summary?.fields ?? []).flatMap(answerNames);
  const sensitive = { answers: answersIn(secrets), results: resultsIn(secrets) };
  const all = new Set(secrets);
  for (const [index, step] of entry.document.steps.entries()) {
    const form = release.entry('form', step.form);
    if (form === undefined) continue;
    const own = form.document.fields.flatMap(answerNames);
    const evaluated = factsOfBrowser(facts, reads, new Set([...own, ...besides]), sensitive);
    const sources: ReadSources = { facts: pickNames(facts, evaluated), decision };
    const elsewhere = new Set(secrets.filter((secret) => !own.some((name) => secret === `answers.${name}`)));
    for (const rules of fieldsOf(release, form, form.document.fields, '/fields')) {
      yield* check(rules, elsewhere, sources);
    }
    // Chips and summary mask sensitive answers of this step too.
    yield* check(rulesOfStep(entry, step, pointerOf('steps', index)), all, sources);
    for (const rules of rulesOfSummaryAndChips(release, entry)) yield* check(rules, all, sources);
  }
}

function answersIn(secrets: readonly string[]): ReadonlySet<string> {
  const answers = secrets.filter((secret) => secret.startsWith('answers.'));
  return new Set(answers.map((secret) => secret.slice('answers.'.length)));
}

/** Sensitive parts of results, by name of the result. */
function resultsIn(secrets: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const secret of secrets) {
    const [root, name = '', part] = secret.split('.', 3);
    if (root !== 'results') continue;
    const parts = found.get(name) ?? new Set();
    if (part !== undefined) parts.add(part);
    found.set(name, parts);
  }
  return found;
}

function* fieldsOf(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  fields: readonly Field[],
  list: string,
): Iterable<Rules> {
  for (const [index, field] of fields.entries()) {
    const computed =
      'options' in field && typeof field.options === 'object' && 'each' in field.options
        ? field.options
        : undefined;
    const { when, hint } = eachOption(field);
    const options = listedOptions(field, optionsOf(release)) ?? [];
    yield {
      entry,
      pointer: list + pointerOf(index),
      deciding: [
        field.when,
        requiredOf(field),
        ...answerChecks(field).map(({ that }) => that),
        ...options.map((option) => option.when),
        when,
        computed?.each,
        computed?.id,
      ],
      shown: [
        ...answerChecks(field).map(({ message }) => message && textRule(message)),
        hint,
        computed?.label,
        computed?.hint,
        fieldView(field),
        ...computedTexts(field).map(({ rule }) => rule),
        ...computedOptionTexts(field).map(({ rule }) => rule),
      ],
    };
  }
}

function rulesOfStep(
  entry: ReleaseEntry,
  { submitLabel, submitReady, parkedNotice }: Step,
  pointer: string,
): Rules {
  return { entry, pointer, deciding: [submitReady], shown: [submitLabel, parkedNotice] };
}

/** Rules of chips and summary. */
function* rulesOfSummaryAndChips(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<Rules> {
  const { chips = [], summary } = entry.document;
  for (const [index, { label, when }] of chips.entries()) {
    yield { entry, pointer: pointerOf('chips', index), deciding: [when], shown: [label] };
  }
  if (summary) yield* fieldsOf(release, entry, summary.fields, '/summary/fields');
}

function* check(
  { entry, pointer, deciding, shown }: Rules,
  secrets: ReadonlySet<string>,
  sources: ReadSources,
): Iterable<ReleaseFinding> {
  const isRule = (rule: unknown): rule is Rule => rule !== undefined;
  const found =
    firstOf(deciding.filter(isRule), (rule) => maskedRead(rule, 'worked-out', secrets, sources)) ??
    firstOf(shown.filter(isRule), (rule) => maskedRead(rule, 'shown', secrets, sources));
  if (found === undefined) return;
  const message = `${quoted(found)} is sensitive: a browser has dots in its place here, and cannot work anything out from it.`;
  const help =
    'Show it as it stands, ask whether it is answered, or decide by a fact that is true or false and reads no answer of this step: the server evaluates it.';
  yield { entry, code: 'sensitive-answer-compared', pointer, message, help };
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

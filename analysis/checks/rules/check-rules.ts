import { objectOf, pointerOf, type RuleContext, type RuleType, typeOfValue, valueAt } from '#engine';
import { booleanType, join, lazily, missingType, needsOf, textType } from '#engine/parts';
import type { Journey, Operation } from '#schemas';
import {
  answersType,
  answerTypes,
  answerTypesOf,
  formsOf,
  hasAllForms,
  sharedAnswerTypes,
} from '../contexts/answer-types.ts';
import { resultTypes, withDerived } from '../contexts/journey-context.ts';
import { optionsTypes } from '../contexts/options-types.ts';
import { patternFault } from '../contexts/rule-findings.ts';
import { idleIn, usedBy, usedByOperations } from '../contexts/used-documents.ts';
import { checkFieldRules } from '../forms/check-form-rules.ts';
import { checkSuggestions } from '../forms/check-suggestions.ts';
import { checkOperationRules, settingsType } from '../operations/check-operation-rules.ts';
import { checkDataModules } from '../pages/check-data-modules.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkTrackedAnswers } from '../sensitive/check-tracked-answers.ts';
import { condition, typed } from '../shown/typed-rules.ts';
import { checkActionRules, checkAnalyticsRules, problemType } from './check-action-rules.ts';

/** Type of `form`, a root of the rules for a submit button. */
const formType = objectOf({ isValid: booleanType });

/**
 * Checks the types of every rule and template in each place where it is used. Duplicate findings are dropped.
 */
export function* checkRules(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const reported = new Set<string>();
  for (const finding of findingsOf(part, release)) {
    if (isOfUnread(part, finding)) continue;
    const key = JSON.stringify([finding.entry.path, finding.pointer, finding.code, finding.message]);
    if (!reported.has(key)) yield finding;
    reported.add(key);
  }
}

/** Kinds of documents through which a journey may use a decision or a function. */
const usersOfRules = ['journey', 'facts', 'form', 'function', 'decision', 'analytics'] as const;

/** Whether an unread document may use a document that seems unused. */
function mayBeUsed({ unread }: ReleaseIndex): boolean {
  return usersOfRules.some((kind) => unread.mayBeOf(kind));
}

/** Whether a rule names a document that exists but could not be read. */
function isOfUnread(release: ReleaseIndex, { code, entry, pointer }: ReleaseFinding): boolean {
  return code === 'unknown-reference' && release.unread.mayBear(String(valueAt(entry.document, pointer)));
}

function* findingsOf(release: ReleaseIndex, whole: ReleaseIndex): Iterable<ReleaseFinding> {
  const base = baseContext(release);
  const { operations, findings } = typeOperations(release, base);
  yield* findings;
  for (const entry of release.of('form')) yield* checkSuggestions(release, entry, operations);
  for (const entry of release.of('page')) yield* checkDataModules(release, entry, operations);

  const used = new Set(usedByOperations(release));
  for (const entry of release.of('journey')) yield* checkJourney(release, entry, base, operations, used);

  // Unused documents are checked with all roots, so that every document is checked.
  const idle = new Set(idleIn(release, used));
  if (idle.size === 0 && release.of('facts').length === 0) return;
  const forms = whole.of('form').map(({ document }) => document);
  const answers = answersType(answerTypes(whole, forms), !release.unread.mayBeOf('form'));
  const anywhere: RuleContext = {
    ...base,
    roots: {
      ...base.roots,
      answers,
      facts: objectOf({}, mayBeUsed(release) ? missingType : undefined),
      results: objectOf({}, missingType),
      settings: objectOf({}, textType),
      problem: problemType,
    },
  };
  const derived = withDerived(release, anywhere, idle);
  yield* derived.findings;
  const taken = new Set(whole.of('journey').flatMap(({ document }) => document.uses ?? []));
  for (const entry of release.of('facts')) {
    if (!taken.has(entry.document.id)) yield* withDerived(release, anywhere, idle, entry).findings;
  }
  const context = {
    ...derived.context,
    roots: { ...derived.context.roots, facts: objectOf({}, missingType) },
  };
  for (const entry of release.of('form')) {
    if (!idle.has(entry.document.id)) continue;
    yield* checkFieldRules(release, entry, entry.document.fields, '/fields', context);
  }
  for (const entry of release.of('analytics')) {
    if (idle.has(entry.document.id)) yield* checkAnalyticsRules(entry, context);
  }
}

/** The result type of each operation, by its id, and the problems of its rules. */
function typeOperations(release: ReleaseIndex, base: RuleContext) {
  const operations = new Map<string, RuleType>();
  const findings: ReleaseFinding[] = [];
  const alone = withDerived(release, base, new Set()).context;
  const gathers = ({ document }: ReleaseEntry<Operation>) => document.gather !== undefined;
  const all = release.of('operation');
  // An operation that gathers others needs their result types first.
  for (const entries of [all.filter((entry) => !gathers(entry)), all.filter(gathers)]) {
    for (const entry of entries) {
      const checked = checkOperationRules(release, entry, alone, operations);
      operations.set(entry.document.id, checked.result);
      findings.push(...checked.findings);
    }
    withFallbacks(release, operations);
  }
  return { operations, findings };
}

/** Widens the result type of each operation by that of its fallback. */
function withFallbacks(release: ReleaseIndex, operations: Map<string, RuleType>): void {
  const own = new Map(operations);
  for (const { document } of release.of('operation')) {
    const seen = new Set([document.id]);
    let type = own.get(document.id) ?? missingType;
    let next = document.fallback;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      type = join(type, own.get(next) ?? missingType);
      next = release.find('operation', next)?.fallback;
    }
    operations.set(document.id, type);
  }
}

/** Finds the types of everything that the rules of a journey can read. The first call types all operations. */
export function journeyRoots(release: ReleaseIndex): (entry: ReleaseEntry<Journey>) => RuleContext['roots'] {
  const base = baseContext(release);
  const typed = lazily(() => typeOperations(release, base));
  return (entry) => journeyContext(release, entry, base, typed().operations).context.roots;
}

/** The context of a journey's rules, and the problems of its facts and of the decisions that it uses. */
function journeyContext(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  base: RuleContext,
  operations: ReadonlyMap<string, RuleType>,
) {
  const journey = entry.document;
  const forms = formsOf(release, journey);
  const answers = { ...sharedAnswerTypes(journey), ...answerTypes(release, forms) };
  const isComplete = hasAllForms(release, journey);
  const results = answersType(resultTypes(release, entry, operations), isComplete);
  const session = sessionType(capturedType(journey));
  const settings = settingsType(journey.settings);
  const roots = { ...base.roots, answers: answersType(answers, isComplete), results, session, settings };
  const inUse = usedBy(release, entry);
  return { forms, answers, isComplete, inUse, ...withDerived(release, { ...base, roots }, inUse, entry) };
}

function* checkJourney(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  base: RuleContext,
  operations: ReadonlyMap<string, RuleType>,
  used: Set<string>,
): Iterable<ReleaseFinding> {
  const journey = entry.document;
  const { forms, answers, isComplete, inUse, findings, context } = journeyContext(
    release,
    entry,
    base,
    operations,
  );
  yield* findings;
  for (const [index, step] of journey.steps.entries()) {
    const pointer = pointerOf('steps', index);
    yield* condition(entry, step.when, `${pointer}/when`, context);
    for (const [place, need] of needsOf(step).entries()) {
      yield* condition(entry, need.that, `${pointer}/needs/${place}/that`, context);
    }
    yield* typed(entry, step.submitLabel, `${pointer}/submitLabel`, context, textType);
    const button = { ...context, roots: { ...context.roots, form: formType } };
    yield* condition(entry, step.submitReady, `${pointer}/submitReady`, button);
    for (const [row, next] of (step.next ?? []).entries()) {
      yield* condition(entry, next.when, `${pointer}/next/${row}/when`, context);
    }
  }
  for (const [index, chip] of (journey.chips ?? []).entries()) {
    const pointer = pointerOf('chips', index);
    yield* typed(entry, chip.label, `${pointer}/label`, context, textType);
    yield* condition(entry, chip.when, `${pointer}/when`, context);
  }
  const ids = journey.steps.map((step) => step.form);
  for (const form of release.entriesOf('form', ids)) {
    yield* checkFieldRules(release, form, form.document.fields, '/fields', context);
  }
  const fields = journey.summary?.fields ?? [];
  const beside = answersType({ ...answers, ...answerTypesOf(release, fields) }, isComplete);
  const ofSummary = { ...context, roots: { ...context.roots, answers: beside } };
  yield* checkFieldRules(release, entry, fields, '/summary/fields', ofSummary);
  yield* checkActionRules(release, entry, context, isComplete ? answers : undefined);
  yield* checkTrackedAnswers(release, entry, forms);
  for (const id of inUse) used.add(id);
}

/** Type of `session` in rules. */
function sessionType(captured: RuleType): RuleType {
  return objectOf({ run: textType, captured, hasSiteToken: booleanType });
}

/** Type of the query parameters that a journey captures: texts. */
function capturedType({ capture = [] }: Journey): RuleType {
  return objectOf(Object.fromEntries(capture.map((name) => [name, textType])));
}

/** Context shared by all rules. */
function baseContext(release: ReleaseIndex): RuleContext {
  const site = release.of('site')[0]?.document;
  return {
    roots: {
      session: sessionType(objectOf({}, textType)),
      site: site ? typeOfValue({ brand: site.brand, phones: site.phones }) : objectOf({}, missingType),
      page: objectOf({ id: textType, path: textType, title: textType }),
    },
    options: optionsTypes(release.of('options').map(({ document }) => document)),
    checkPattern: patternFault,
    ...(release.observe && { observe: release.observe }),
  };
}

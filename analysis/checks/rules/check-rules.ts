import {
  neverType,
  objectOf,
  pointerOf,
  type RuleContext,
  type RuleType,
  typeOfValue,
  valueAt,
} from '#engine';
import { booleanType, join, missingType, needsOf, type OptionsType, textType } from '#engine/parts';
import type { Journey, Operation } from '#schemas';
import {
  answersType,
  answerTypes,
  answerTypesOf,
  formsOf,
  hasAllForms,
  sharedAnswerTypes,
} from '../contexts/answer-types.ts';
import { hasAllFacts, resultTypes, withDerived } from '../contexts/journey-context.ts';
import { optionsTypes } from '../contexts/options-types.ts';
import { patternFault } from '../contexts/rule-findings.ts';
import { idleIn, usedBy, usedByOperations } from '../contexts/used-documents.ts';
import { checkFieldRules } from '../forms/check-form-rules.ts';
import { checkSuggestions } from '../forms/check-suggestions.ts';
import {
  type CheckedOperation,
  checkOperationRules,
  settingsType,
} from '../operations/check-operation-rules.ts';
import { checkDataModules } from '../pages/check-data-modules.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkTrackedAnswers } from '../sensitive/check-tracked-answers.ts';
import { condition, typed } from '../shown/typed-rules.ts';
import { checkActionRules, checkAnalyticsRules, problemType } from './check-action-rules.ts';

/** Type of `form`, a root of the rules for a submit button. */
const formType = objectOf({ isValid: booleanType });

/**
 * Checks the types of every rule and template in each place where it is used.
 *
 * @param part the documents to check, if not all
 */
export function* checkRules(release: ReleaseIndex, part = release): Iterable<ReleaseFinding> {
  // A shared part is checked in every place that uses it.
  const reported = new Set<string>();
  for (const finding of findingsOf(release, part)) {
    if (isOfUnread(release, finding)) continue;
    const key = JSON.stringify([finding.entry.path, finding.pointer, finding.code, finding.message]);
    if (!reported.has(key)) yield finding;
    reported.add(key);
  }
}

/** Kinds of documents through which a journey may use a decision or a function. */
const usersOfRules = ['journey', 'facts', 'form', 'function', 'decision', 'analytics'] as const;

/** Whether an unread or missing document may use a document that seems unused. */
function mayBeUsed(release: ReleaseIndex): boolean {
  return (
    usersOfRules.some((kind) => release.unread.mayBeOf(kind)) ||
    release.of('journey').some(({ document }) => !hasAllFacts(release, document))
  );
}

/** Whether a rule names a document that exists but could not be read. */
function isOfUnread(release: ReleaseIndex, { code, entry, pointer }: ReleaseFinding): boolean {
  return code === 'unknown-reference' && release.unread.mayBear(String(valueAt(entry.document, pointer)));
}

function* findingsOf(release: ReleaseIndex, part: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of part.of('operation')) yield* release.deriveFrom(entry, typeOperation).findings;
  const operations = release.derive(operationTypes);
  for (const entry of part.of('form')) yield* checkSuggestions(release, entry, operations);
  for (const entry of part.of('page')) yield* checkDataModules(release, entry, operations);
  for (const entry of part.of('journey')) yield* release.deriveFrom(entry, findingsOfJourney);

  // Unused documents are checked with all roots, so that every document is checked.
  const idle = new Set(release.derive(idleDocuments).filter((id) => part.kindOf(id) !== undefined));
  if (idle.size === 0 && part.of('facts').length === 0) return;
  const base = baseContext(release);
  const anywhere: RuleContext = {
    ...base,
    roots: {
      ...base.roots,
      answers: release.derive(answersAnywhere),
      facts: objectOf({}, mayBeUsed(release) ? missingType : undefined),
      results: objectOf({}, missingType),
      settings: objectOf({}, textType),
      problem: problemType,
    },
  };
  const derived = withDerived(release, anywhere, idle);
  yield* derived.findings;
  const taken = new Set(release.of('journey').flatMap(({ document }) => document.uses ?? []));
  for (const entry of part.of('facts')) {
    if (!taken.has(entry.document.id)) yield* withDerived(release, anywhere, idle, entry).findings;
  }
  const context = {
    ...derived.context,
    roots: { ...derived.context.roots, facts: objectOf({}, missingType) },
  };
  for (const entry of release.entriesOf('form', idle)) {
    yield* checkFieldRules(release, entry, entry.document.fields, '/fields', context);
  }
  for (const entry of release.entriesOf('analytics', idle)) yield* checkAnalyticsRules(entry, context);
}

/** Ids of the documents with rules that no journey and no operation uses. */
function idleDocuments(release: ReleaseIndex): readonly string[] {
  const used = new Set(release.derive(usedByOperations));
  for (const entry of release.of('journey')) {
    for (const id of release.deriveFrom(entry, usedBy)) used.add(id);
  }
  return idleIn(release, used);
}

/** The type of the answers to all forms: a rule that no journey uses may be meant for any of them. */
function answersAnywhere(release: ReleaseIndex): RuleType {
  const types = new Map<string, RuleType>();
  for (const { document } of release.of('form')) {
    for (const [name, type] of Object.entries(answerTypesOf(release, document.fields))) {
      const joined = join(types.get(name) ?? neverType, type);
      types.set(name, joined.kind === 'unknown' ? missingType : joined);
    }
  }
  return answersType(Object.fromEntries(types), !release.unread.mayBeOf('form'));
}

/** The type of the result of an operation, and the problems of its rules. */
function typeOperation(release: ReleaseIndex, entry: ReleaseEntry<Operation>): CheckedOperation {
  const { context } = withDerived(release, baseContext(release), new Set());
  const gathered = entry.document.gather === undefined ? new Map() : release.derive(typesToGather);
  return checkOperationRules(release, entry, context, gathered);
}

/** The result types of the operations that have a call of their own, by id. */
function typesToGather(release: ReleaseIndex): ReadonlyMap<string, RuleType> {
  const entries = release.of('operation').filter(({ document }) => document.gather === undefined);
  return withFallbacks(
    release,
    new Map(
      entries.map((entry) => [entry.document.id, release.deriveFrom(entry, typeOperation).result] as const),
    ),
  );
}

/** The result type of each operation, by its id. */
function operationTypes(release: ReleaseIndex): ReadonlyMap<string, RuleType> {
  const operations = new Map(release.derive(typesToGather));
  for (const entry of release.of('operation')) {
    if (entry.document.gather !== undefined)
      operations.set(entry.document.id, release.deriveFrom(entry, typeOperation).result);
  }
  return withFallbacks(release, operations);
}

/** Widens the result type of each operation by that of its fallback. */
function withFallbacks(
  release: ReleaseIndex,
  own: ReadonlyMap<string, RuleType>,
): ReadonlyMap<string, RuleType> {
  const operations = new Map(own);
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
  return operations;
}

/** The types of everything that the rules of a journey can read. */
export function journeyRoots(release: ReleaseIndex, entry: ReleaseEntry<Journey>): RuleContext['roots'] {
  return release.deriveFrom(entry, journeyContext).context.roots;
}

/** The context of a journey's rules, and the problems of its facts and of the decisions that it uses. */
export function journeyContext(release: ReleaseIndex, entry: ReleaseEntry<Journey>) {
  const base = baseContext(release);
  const journey = entry.document;
  const forms = formsOf(release, journey);
  const answers = { ...sharedAnswerTypes(journey), ...answerTypes(release, forms) };
  const isComplete = hasAllForms(release, journey) && hasAllFacts(release, journey);
  const results = answersType(resultTypes(release, entry, release.derive(operationTypes)), isComplete);
  const session = sessionType(capturedType(journey));
  const settings = settingsType(journey.settings);
  const section = sectionType(journey);
  const roots = {
    ...base.roots,
    answers: answersType(answers, isComplete),
    results,
    ...(section && { section }),
    session,
    settings,
  };
  const inUse = release.deriveFrom(entry, usedBy);
  return { forms, answers, isComplete, ...withDerived(release, { ...base, roots }, inUse, entry) };
}

function findingsOfJourney(release: ReleaseIndex, entry: ReleaseEntry<Journey>): readonly ReleaseFinding[] {
  return [...checkJourney(release, entry)];
}

function* checkJourney(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const journey = entry.document;
  const { forms, answers, isComplete, findings, context } = release.deriveFrom(entry, journeyContext);
  yield* findings;
  for (const [index, step] of journey.steps.entries()) {
    const pointer = pointerOf('steps', index);
    yield* condition(entry, step.when, `${pointer}/when`, context);
    for (const [place, need] of needsOf(step).entries()) {
      yield* condition(entry, need.that, `${pointer}/needs/${place}/that`, context);
    }
    yield* typed(entry, step.submitLabel, `${pointer}/submitLabel`, context, textType);
    yield* typed(entry, step.reference, `${pointer}/reference`, context, textType);
    yield* typed(entry, step.parkedNotice, `${pointer}/parkedNotice`, context, textType);
    const button = { ...context, roots: { ...context.roots, form: formType } };
    yield* condition(entry, step.submitReady, `${pointer}/submitReady`, button);
    for (const [row, next] of (step.next ?? []).entries()) {
      yield* condition(entry, next.when, `${pointer}/next/${row}/when`, context);
    }
  }
  for (const [index, { when }] of (journey.sections ?? []).entries())
    yield* condition(entry, when, pointerOf('sections', index, 'when'), context);
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
}

/** Type of `session` in rules. */
function sessionType(captured: RuleType): RuleType {
  return objectOf({ run: textType, captured, hasSiteToken: booleanType });
}

/** Type of `section` in rules; undefined for a journey without sections. */
function sectionType({ sections }: Journey): RuleType | undefined {
  const state: RuleType = { kind: 'text', values: ['cannotStart', 'notStarted', 'inProgress', 'completed'] };
  const each = objectOf({ isComplete: booleanType, state });
  return sections && objectOf(Object.fromEntries(sections.map(({ id }) => [id, each])));
}

/** Type of the query parameters that a journey captures: texts. */
function capturedType({ capture = [] }: Journey): RuleType {
  return objectOf(Object.fromEntries(capture.map((name) => [name, textType])));
}

/** Context shared by all rules. */
function baseContext(release: ReleaseIndex): RuleContext {
  return {
    roots: release.derive(rootsOfAllRules),
    options: release.derive(typesOfOptions),
    checkPattern: patternFault,
    ...(release.observe && { observe: release.observe }),
  };
}

function rootsOfAllRules(release: ReleaseIndex): RuleContext['roots'] {
  const site = release.of('site')[0]?.document;
  return {
    session: sessionType(objectOf({}, textType)),
    site: site ? typeOfValue({ brand: site.brand, phones: site.phones }) : objectOf({}, missingType),
    page: objectOf({ id: textType, path: textType, title: textType }),
  };
}

function typesOfOptions(release: ReleaseIndex): ReadonlyMap<string, OptionsType> {
  return optionsTypes(release.of('options').map(({ document }) => document));
}

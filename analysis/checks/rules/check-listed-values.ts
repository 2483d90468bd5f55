import { advise, neverType, pointerOf, type RuleType, visitParts } from '#engine';
import { elementOf, isPlainObject, partsOfHelp, quoted, takeOut, textsOf, unknownType } from '#engine/parts';
import type { Operation } from '#schemas';
import { checkTemplate } from '../../rules/typing/check.ts';
import { choicesOf } from '../contexts/choices-of.ts';
import { actionsOf, operationOf } from '../contexts/journey-actions.ts';
import { contextAt } from '../contexts/rule-findings.ts';
import { usedBy } from '../contexts/used-documents.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { contextOfAction } from './check-action-rules.ts';
import { journeyContext } from './check-rules.ts';

/** The values of an `enum`: one object, wherever the type that lists them is named. */
type Listed = readonly unknown[];

/** The texts that calls give where values are listed; undefined if they may give any. */
type Given = Map<Listed, Set<string> | undefined>;

/**
 * Warns of values that an input of an operation lists and that no call gives, although calls give options of questions
 * there: an option was taken out, and what is done for it is done for nobody.
 */
export function* checkListedValues(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const questions = optionsOfQuestions(release);
  const isChosen = (texts: ReadonlySet<string>) => questions.some((ids) => ids.every((id) => texts.has(id)));
  const given = valuesOfCalls(release);
  if (![...given.values()].some((texts) => texts && isChosen(texts))) return;
  openOtherTypes(release, given);
  for (const entry of [...release.of('operation'), ...release.of('types')]) {
    const { document } = entry;
    const [root, types] = document.kind === 'types' ? ['types', document.types] : ['input', document.input];
    if (!isPlainObject(types)) continue;
    for (const [listed, pointer] of listedIn(types, pointerOf(root))) {
      const texts = given.get(listed);
      if (texts === undefined || !isChosen(texts)) continue;
      // A type of another document is judged there.
      if (entry.locate.written(pointer) === undefined) continue;
      yield* unusedValues(entry, listed, pointer, texts);
    }
  }
}

function* unusedValues(
  entry: ReleaseEntry,
  listed: Listed,
  at: string,
  given: ReadonlySet<string>,
): Iterable<ReleaseFinding> {
  const unlisted = [...given].filter((text) => !listed.includes(text));
  for (const [index, value] of listed.entries()) {
    if (typeof value !== 'string' || given.has(value)) continue;
    const pointer = at + pointerOf(index);
    const near = advise(value, unlisted);
    yield {
      entry,
      code: 'never-given',
      severity: 'warning',
      pointer,
      message: `No call gives the value ${quoted(value)}: no option of the question has it, and no rule gives it.`,
      help: partsOfHelp(near).correction
        ? near
        : 'Offer it again, or take it out here, and wherever something is done for it.',
      fix: takeOut(`Take the value ${quoted(value)} out`, pointer, true),
    };
  }
}

/** The ids of the options of each question that has any. */
function optionsOfQuestions(release: ReleaseIndex): readonly (readonly string[])[] {
  const fields = release.of('form').flatMap(({ document }) => document.fields);
  const lists = fields.map((field) => (choicesOf(release, field) ?? []).map(({ id }) => id));
  return lists.filter((ids) => ids.length > 0);
}

/** Values that the calls of all journeys give where their operations list them. */
function valuesOfCalls(release: ReleaseIndex): Given {
  const given: Given = new Map();
  const listing = new Map(
    release
      .of('operation')
      .filter(({ document }) => listedIn(document.input, '').length > 0)
      .map(({ document }) => [document.id, document] as const),
  );
  for (const entry of release.of('journey')) {
    for (const placed of actionsOf(release, entry)) {
      const operation = listing.get(operationOf(placed.action) ?? '');
      if (operation === undefined) continue;
      const { context } = release.deriveFrom(entry, journeyContext);
      const template = 'with' in placed.action ? placed.action.with : {};
      const at = contextAt(contextOfAction(placed, context), placed.entry, `${placed.pointer}/with`);
      addInput(given, operation, checkTemplate(template, at).type);
    }
  }
  return given;
}

/** Types whose values come from elsewhere: services answer them, items and other programs have them, or rules compute with them. */
function openOtherTypes(release: ReleaseIndex, given: Given): void {
  const operations = release.of('operation').map(({ document }) => document);
  const called = new Set(
    operations.flatMap(({ fallback, gather = [] }) => [fallback, ...gather.map((each) => each.operation)]),
  );
  for (const operation of operations) {
    add(given, operation.response, unknownType);
    if (operation.expose || called.has(operation.id)) addInput(given, operation, unknownType);
  }
  for (const { document } of release.of('content')) add(given, document.itemType, unknownType);
  const used = new Set(release.of('journey').flatMap((entry) => [...release.deriveFrom(entry, usedBy)]));
  for (const entry of [...release.entriesOf('function', used), ...release.entriesOf('decision', used)])
    for (const schema of Object.values(entry.document.input ?? {})) add(given, schema, unknownType);
}

function addInput(given: Given, { input }: Operation, type: RuleType): void {
  for (const [name, schema] of Object.entries(input)) add(given, schema, partOf(type, name));
}

/** Adds what a value of a type gives where a schema lists values. */
function add(given: Given, schema: unknown, type: RuleType): void {
  if (!isPlainObject(schema)) return;
  const { enum: listed, properties, items } = schema;
  if (Array.isArray(listed)) {
    const texts = type.kind === 'null' || (type.kind === 'never' && !type.isMissing) ? [] : textsOf(type);
    const known = given.has(listed) ? given.get(listed) : new Set<string>();
    given.set(listed, known && texts && new Set([...known, ...texts]));
  }
  if (isPlainObject(properties))
    for (const [name, part] of Object.entries(properties)) add(given, part, partOf(type, name));
  add(given, items, type.kind === 'unknown' ? type : elementOf(type));
}

/** The type of a property; of nothing if it is not given. */
function partOf(type: RuleType, name: string): RuleType {
  if (type.kind !== 'object') return type;
  return (Object.hasOwn(type.properties, name) ? type.properties[name] : type.rest) ?? neverType;
}

/** The lists of values in some schemas, with pointers to them. */
function listedIn(schemas: object, pointer: string): readonly (readonly [listed: Listed, pointer: string])[] {
  const found: (readonly [Listed, string])[] = [];
  visitParts(schemas, (part, path) => {
    if (!Array.isArray(part) || path.at(-1) !== 'enum') return true;
    found.push([part, pointer + pointerOf(...path)]);
    return false;
  });
  return found;
}

import { companionOf, pointerOf } from '#engine';
import {
  type Constraint,
  constraintOf,
  dateReader,
  declarationOf,
  describeTypes,
  describeValue,
  failedKeyword,
  fieldPlaces,
  isKnownCurrency,
  isNumeric,
  quoted,
  readNumber,
  takeOut,
} from '#engine/parts';
import type { Choice, Field, Form, Options } from '#schemas';
import { choicesOf } from '../contexts/choices-of.ts';
import { callThisOne } from '../release/free-name.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkConstraint } from './check-constraint.ts';

/**
 * Checks that every field can be answered: its name is unique, and its constraint, options and default agree.
 */
export const checkFields: DocumentCheck<Form> = {
  of: ['form'],
  *run(release, entry) {
    const names = new Set<string>();
    const all = new Set(entry.document.fields.map(({ name }) => name));
    for (const [index, field] of entry.document.fields.entries()) {
      const pointer = pointerOf('fields', index);
      if (names.has(field.name)) {
        const message = `The form has a field ${quoted(field.name)} already.`;
        const help = 'Give it another name.';
        const fix = callThisOne(field.name, all, `${pointer}/name`, '');
        yield { entry, code: 'duplicate-field', pointer: `${pointer}/name`, message, help, fix };
      }
      names.add(field.name);
      yield* checkCompanion(entry, field, pointer, names);
    }
    for (const { field, pointer } of fieldPlaces(entry.document.fields, '/fields')) {
      if ('options' in field && Array.isArray(field.options)) {
        yield* checkOptionIds(entry, field.options, `${pointer}/options`);
      }
      yield* checkParts(entry, field, pointer);
      yield* checkField(release, entry, field, pointer);
    }
  },
};

/** Checks that no part of a question is there twice, and that its currency exists. */
function* checkParts(entry: ReleaseEntry<Form>, field: Field, pointer: string): Iterable<ReleaseFinding> {
  const parts = 'parts' in field ? field.parts.map(({ part }) => part) : [];
  for (const [index, part] of parts.entries()) {
    if (parts.indexOf(part) === index) continue;
    const message = `The question has a part ${quoted(part)} already.`;
    const at = pointer + pointerOf('parts', index);
    const fix = takeOut(`Take this part out`, at, true);
    yield {
      entry,
      code: 'duplicate-field',
      pointer: `${at}/part`,
      message,
      help: 'Take one of them out.',
      fix,
    };
  }
  if (!('currency' in field) || isKnownCurrency(field.currency)) return;
  const message = `There is no currency ${quoted(field.currency)}.`;
  const help = 'Use a code of ISO 4217, such as "NZD".';
  yield { entry, code: 'impossible-constraint', pointer: `${pointer}/currency`, message, help };
}

/** Checks the ids of options that fields share. */
export const checkOptions: DocumentCheck<Options> = {
  of: ['options'],
  run: (_, entry) => checkOptionIds(entry, entry.document.options ?? [], '/options'),
};

/** Checks the name of the answer that stores a suggestion's id. */
function* checkCompanion(
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  names: Set<string>,
): Iterable<ReleaseFinding> {
  const companion = companionOf(field);
  if (companion === undefined) return;
  const taken = names.has(companion) || entry.document.fields.some(({ name }) => name === companion);
  names.add(companion);
  if (!taken) return;
  const message = `The form has an answer ${quoted(companion)} already.`;
  const at = `${pointer}/suggestions/idAnswer`;
  yield { entry, code: 'duplicate-field', pointer: at, message, help: 'Give it another name.' };
}

/** Properties of every option; further columns are in its data. */
const ownColumns = ['id', 'label', 'hint'] as const;

function* checkOptionIds(
  entry: ReleaseEntry,
  options: readonly Choice[],
  pointer: string,
): Iterable<ReleaseFinding> {
  const ids = new Set<string>();
  const all = new Set(options.map((option) => option.id));
  for (const [index, { id, data = {} }] of options.entries()) {
    for (const column of ownColumns.filter((name) => Object.hasOwn(data, name))) {
      const message = `The column ${quoted(column)} would never be read: every option has its own.`;
      const at = pointer + pointerOf(index, 'data', column);
      yield { entry, code: 'refused-key', pointer: at, part: 'key', message, help: 'Give it another name.' };
    }
    if (ids.has(id)) {
      const message = `There is an option ${quoted(id)} already.`;
      yield {
        entry,
        code: 'duplicate-option',
        pointer: pointer + pointerOf(index, 'id'),
        message,
        help: 'Give it another id.',
        fix: callThisOne(id, all, pointer + pointerOf(index, 'id')),
      };
    }
    ids.add(id);
  }
}

function* checkField(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
): Iterable<ReleaseFinding> {
  const constraint = constraintOf(field);
  for (const finding of checkConstraint(constraint, `${pointer}/value`)) yield { entry, ...finding };
  yield* checkSpaces(entry, constraint, `${pointer}/value`);
  const { types: possible = [], needsType } = declarationOf(field).answer ?? {};
  const impossible = [constraint.type ?? []].flat().find((type) => !possible.includes(type));
  if (impossible !== undefined) {
    yield {
      entry,
      code: 'impossible-constraint',
      pointer: `${pointer}/value/type`,
      message: `The answer to a ${field.type} is ${describeTypes(possible)}, never ${describeTypes(impossible)}.`,
      help: `Write ${possible.map((type) => `"${type}"`).join(' or ')}.`,
    };
    return;
  }
  if (needsType && constraint.type === undefined) {
    const message = `The answer to a ${field.type} is ${describeTypes(possible)}, and its constraint does not say so.`;
    const help = `Add "type": ${possible.map(quoted).join(' or ')} to "value".`;
    yield { entry, code: 'impossible-constraint', pointer: `${pointer}/value`, message, help };
  }
  yield* checkDateFormat(entry, field, pointer, constraint);
  yield* checkChoices(release, entry, field, pointer, constraint);
  yield* checkDefault(release, entry, field, pointer, constraint);
}

/** Answers are trimmed, so the values of `enum` and `const` must be trimmed too. */
function* checkSpaces(
  entry: ReleaseEntry,
  constraint: Constraint,
  pointer: string,
): Iterable<ReleaseFinding> {
  const values = (constraint.enum ?? []).map((value, index) => [`/enum/${index}`, value] as const);
  for (const [at, value] of [...values, ['/const', constraint.const] as const]) {
    if (typeof value !== 'string' || value === value.trim()) continue;
    yield {
      entry,
      code: 'impossible-constraint',
      pointer: pointer + at,
      message: `${quoted(value)} can never be given: answers are read without the spaces at their ends.`,
      help: `Write ${quoted(value.trim())}.`,
      fix: {
        title: `Write ${quoted(value.trim())} without the spaces at its ends`,
        changes: [{ op: 'replace', path: pointer + at, value: value.trim() }],
      },
    };
  }
}

/** Checks that a date format can be read and belongs to a field for dates. */
function* checkDateFormat(
  entry: ReleaseEntry,
  field: Field,
  pointer: string,
  constraint: Constraint,
): Iterable<ReleaseFinding> {
  const format = 'dateFormat' in field ? field.dateFormat : undefined;
  if (format === undefined) return;
  const at = `${pointer}/dateFormat`;
  const read = dateReader(format);
  if (typeof read !== 'function') {
    const message = `${quoted(read.unknown)} cannot be read as part of a date.`;
    const help = 'Use yyyy, MM or M, and dd or d, each once, such as "dd/MM/yyyy".';
    yield { entry, code: 'impossible-constraint', pointer: at, message, help };
  }
  if (constraint.format === 'date') return;
  const message = 'There is a format for dates, but the answer is no date.';
  const help = 'Add "format": "date" to "value", or take "dateFormat" out.';
  yield { entry, code: 'impossible-constraint', pointer: at, message, help };
}

/** Checks that every option can be chosen, and that there are enough. */
function* checkChoices(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  constraint: Constraint,
): Iterable<ReleaseFinding> {
  const choices = choicesOf(release, field);
  if (choices === undefined) return;
  const isList = declarationOf(field).answer?.types.includes('array');
  const ofOne = isList ? (constraint.items ?? {}) : constraint;
  const inline = 'options' in field && Array.isArray(field.options);
  for (const [index, { id }] of choices.entries()) {
    const failed = failedKeyword(ofOne, chosenValue(ofOne, id));
    if (failed === undefined) continue;
    yield {
      entry,
      code: 'impossible-option',
      pointer: inline ? pointer + pointerOf('options', index, 'id') : `${pointer}/options`,
      message: `The option ${quoted(id)} can never be chosen: it fails "${failed}" of the constraint.`,
      help: `Change "${failed}" in "value", or take the option out.`,
      fix: inline
        ? takeOut(`Take the option ${quoted(id)} out`, pointer + pointerOf('options', index), true)
        : undefined,
    };
  }
  if (isList && constraint.minItems !== undefined && constraint.minItems > choices.length) {
    const message = `"minItems" asks for ${constraint.minItems} choices; there are ${choices.length} options.`;
    const help = 'Lower "minItems" or add options.';
    yield { entry, code: 'impossible-constraint', pointer: `${pointer}/value/minItems`, message, help };
  }
}

/** The answer for a chosen option. */
function chosenValue(constraint: Constraint, id: string): string | number {
  return isNumeric({ ...constraint }) ? (readNumber(id) ?? id) : id;
}

function* checkDefault(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  field: Field,
  pointer: string,
  constraint: Constraint,
): Iterable<ReleaseFinding> {
  const value = 'default' in field ? field.default : undefined;
  if (value === undefined) return;
  const failed = failedKeyword(constraint, value);
  const ids = choicesOf(release, field)?.map(({ id }) => id);
  const unknown = ids && [value].flat().find((choice) => !ids.includes(String(choice)));
  if (failed === undefined && unknown === undefined) return;
  yield {
    entry,
    code: 'impossible-default',
    pointer: `${pointer}/default`,
    message:
      unknown === undefined
        ? `Found ${describeValue(value)}, which fails "${failed}" of the constraint.`
        : `Found ${describeValue(unknown)}, which is none of the options.`,
    help: 'Give a default that the visitor could have given, or take it out.',
  };
}

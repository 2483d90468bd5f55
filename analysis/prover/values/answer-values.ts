import {
  answerNames,
  areFixed,
  type CompiledField,
  type CompiledJourney,
  type CompiledStep,
  itemsOf,
  memoize,
  type RuleScope,
  type RuleType,
} from '#engine';
import { type Constraint, constraintOf, declarationOf } from '#engine/parts';
import { sampleLists } from '../../constraints/samples/sample-answers.ts';
import type { Alternatives } from './choices.ts';
import { memoizeByText } from './memoize-by-text.ts';
import type { Partitions } from './partitions.ts';
import {
  admitsValue,
  type Distinctions,
  otherText,
  representatives,
  valuesNamed,
  valuesOf,
} from './representatives.ts';

/** A field that asks for an answer, with its step. */
export interface Question {
  readonly step: CompiledStep;
  readonly compiled: CompiledField;
}

/** The questions of a journey, by the names of their answers. */
export const questionsOf = memoize((journey: CompiledJourney): ReadonlyMap<string, readonly Question[]> => {
  const found = new Map<string, Question[]>();
  for (const step of journey.steps)
    for (const compiled of step.form.fields)
      for (const name of answerNames(compiled.field))
        found.set(name, [...(found.get(name) ?? []), { step, compiled }]);
  return found;
});

/** How rules use each path. */
export type PathUses = Pick<Partitions, 'isOnlyCompared' | 'isCounted' | 'constantsAt' | 'textsAt'>;

/**
 * Values that represent all those of a type at a path: each of them, if there are few and rules do more than compare them
 * with constants.
 */
export function distinctValues(
  type: RuleType,
  path: string,
  uses: PathUses,
  constraints: readonly Constraint[] = [],
  {
    isGrouped = uses.isOnlyCompared(path),
    ...distinctions
  }: Distinctions & { readonly isGrouped?: boolean } = {},
): readonly unknown[] {
  if (type.kind === 'object') {
    return objectsOf(type, constraints, (part, own) => distinctValues(own, `${path}.${part}`, uses));
  }
  const all = isGrouped ? undefined : valuesOf(type);
  if (all !== undefined) return all;
  const named = constraints.flatMap(valuesNamed);
  const compared = uses.constantsAt(path);
  const constants = named.length === 0 ? compared : new Set([...compared, ...named]);
  return representatives(type, constants, { constraints, texts: uses.textsAt(path), ...distinctions });
}

/** Most objects that stand for the answers in several parts. */
const mostObjects = 256;

/**
 * Objects that represent all those of a type: every combination of its parts, if they are few; otherwise those that differ from
 * the first in one part.
 */
function objectsOf(
  { properties }: Extract<RuleType, { kind: 'object' }>,
  constraints: readonly Constraint[],
  valuesOfPart: (part: string, type: RuleType) => readonly unknown[],
): readonly unknown[] {
  const needed = new Set(constraints.flatMap(({ required = [] }) => required));
  const parts = Object.entries(properties).map(([name, type]) => {
    const values = valuesOfPart(name, type);
    return { name, values: needed.has(name) ? values : [...values, undefined] };
  });
  const count = parts.reduce((product, { values }) => product * values.length, 1);
  const first = new Map(parts.map(({ name, values }) => [name, values[0]]));
  const all =
    count > mostObjects
      ? parts.flatMap(({ name, values }) => values.map((value) => new Map([...first, [name, value]])))
      : parts.reduce(
          (objects, { name, values }) =>
            objects.flatMap((object) => values.map((value) => new Map([...object, [name, value]]))),
          [new Map<string, unknown>()],
        );
  const given = all.map((object) => [...object].filter(([, value]) => value !== undefined));
  return given.filter((entries) => entries.length > 0).map((entries) => Object.fromEntries(entries));
}

/** Finds the representatives of what is at each path, unanswered first. */
export function valuesByPath(partitions: Partitions): (path: string) => Alternatives {
  return memoizeByText((path): Alternatives => {
    const type = partitions.typeAt(path);
    return type.kind === 'object' ? 'object' : [undefined, ...distinctValues(type, path, partitions)];
  });
}

/** Ids of the choices that exclude the others in every question that offers them. */
function aloneIn(fields: readonly Pick<CompiledField, 'options'>[]): ReadonlySet<string> {
  const offered = fields.flatMap(({ options }) =>
    options?.options === 'listed' ? options.list.map(({ option }) => option) : [],
  );
  const alone = offered.filter(({ exclusive }) => exclusive).map(({ id }) => id);
  return new Set(alone.filter((id) => offered.every((each) => each.id !== id || each.exclusive)));
}

/** A list of choices without some of them. */
function withoutChoices(type: RuleType, ids: ReadonlySet<string>): RuleType {
  if (ids.size === 0 || type.kind !== 'list' || type.item.kind !== 'choice') return type;
  return { ...type, item: { ...type.item, ids: type.item.ids.filter((id) => !ids.has(id)) } };
}

/** Representatives of all values of an answer, unanswered first. */
export function valuesOfAnswer(
  name: string,
  fields: readonly CompiledField[],
  uses: PathUses & Pick<Partitions, 'typeAt' | 'listsAt'>,
): readonly unknown[] {
  const path = `answers.${name}`;
  const lists = fields.filter(({ items }) => items);
  if (lists.length > 0) {
    const all = uses.listsAt(path) ?? lists.flatMap((list) => listsOf(list, uses.isCounted(path)));
    return [undefined, ...all];
  }
  const constraints = fields.map(({ field }) => constraintOf(field));
  const isOnlyCompared = uses.isOnlyCompared(path);
  const isGrouped = isOnlyCompared && fields.every(({ options }) => !options || areFixed(options));
  const isCounted =
    uses.isCounted(path) ||
    !isOnlyCompared ||
    constraints.some(({ minItems, maxItems }) => (minItems ?? maxItems) !== undefined);
  const alone = aloneIn(fields);
  const samples = fields.flatMap(({ field }) => declarationOf(field).answer?.samples?.(field) ?? []);
  if (samples.length > 0) return [undefined, ...samples];
  const found = [uses.typeAt(path), ...fields.map(({ type }) => type)].flatMap((type) =>
    distinctValues(withoutChoices(type, alone), path, uses, constraints, { isGrouped, isCounted }),
  );
  if (found.some(Array.isArray)) found.push(...[...alone].map((id) => [id]));
  return [undefined, ...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

/** Whether a value satisfies everything that a field declares, its own rules apart. */
export function admits(
  { field, fits }: Pick<CompiledField, 'field' | 'fits'>,
  value: unknown,
  { matches }: RuleScope,
): boolean {
  if (!fits(value as Parameters<typeof fits>[0])) return false;
  const constraint = constraintOf(field);
  return value === otherText ? valuesNamed(constraint).length === 0 : admitsValue(constraint, value, matches);
}

/**
 * Lists that stand for all where what rules ask of items is left open: one, or one of each length where rules ask for it.
 * Where no sample of an item is found, it is unanswered.
 */
function listsOf(list: CompiledField, isCounted: boolean): readonly unknown[] {
  const { fewest, most } = limitsOfItems(list);
  const lengths = isCounted ? Array.from({ length: most }, (_, index) => index + 1) : [fewest];
  return sampleLists(list, lengths, '2000-01-01');
}

/** The numbers of items that an answer to a list may have: without any, it is no answer. */
export function limitsOfItems({ field }: CompiledField): { readonly fewest: number; readonly most: number } {
  const declared = itemsOf(field);
  return { fewest: Math.max(declared?.fewest(field) ?? 0, 1), most: declared?.most(field) ?? 1 };
}

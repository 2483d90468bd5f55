import { compileForm } from '#engine';
import { constraintOf, followReads, type Reads } from '#engine/parts';
import type { Rule } from '#schemas';
import { textLimitsOf } from '../../../constraints/patterns/distinct-texts.ts';
import {
  admits,
  distinctValues,
  type PathUses,
  valuesOfAnswer,
} from '../../../prover/values/answer-values.ts';
import type { Alternatives } from '../../../prover/values/choices.ts';
import { memoizeByText } from '../../../prover/values/memoize-by-text.ts';
import { type Partitions, partitionValues } from '../../../prover/values/partitions.ts';
import { valuesOf } from '../../../prover/values/representatives.ts';
import { isSameJson } from '../same-json.ts';
import type { Setting } from '../side.ts';

/** A condition with the release that contains it; an undefined rule always holds. */
export interface PlacedCondition {
  readonly rule: Rule | undefined;
  readonly setting: Setting;
}

/** Values that decide two conditions, one of each release. */
export interface ConditionValues {
  /** A path whose values cannot be listed; undefined if those listed decide both conditions. */
  readonly unlisted: string | undefined;
  /** Representative values at a path, unanswered last. */
  readonly at: (path: string) => Alternatives;
}

/** A condition with what it reads in its release. */
interface Reader {
  readonly condition: PlacedCondition;
  readonly partitions: Partitions;
  readonly reads: Reads;
}

/** Finds representatives of all values that two conditions distinguish, as far as their questions admit them. */
export function valuesOfConditions(before: PlacedCondition, after: PlacedCondition): ConditionValues {
  const readers = [readerOf(after), readerOf(before)];
  const some = <Found>(find: (partitions: Partitions) => Found | undefined) =>
    readers.map(({ partitions }) => find(partitions)).find((found) => found !== undefined);
  const common = {
    constantsAt: (path: string) =>
      new Set(readers.flatMap(({ partitions }) => [...partitions.constantsAt(path)])),
    isOnlyCompared: (path: string) => readers.every(({ partitions }) => partitions.isOnlyCompared(path)),
    isCounted: (path: string) => readers.some(({ partitions }) => partitions.isCounted(path)),
    textsAt: (path: string) => some(({ textsAt }) => textsAt(path)),
  };
  const at = memoizeByText((path): Alternatives => {
    const types = readers.map(({ partitions }) => partitions.typeAt(path));
    if (types.some(({ kind }) => kind === 'object')) return 'object';
    const values = isAnswer(path)
      ? readers.flatMap((reader) => answersIn(reader, path, common))
      : types.flatMap((type) => distinctValues(type, path, common));
    const known = values.filter((value) => value !== undefined);
    return [...new Map(known.map((value) => [JSON.stringify(value), value])).values(), undefined];
  });
  return { unlisted: unlistedIn(readers, common), at };
}

function readerOf(condition: PlacedCondition): Reader {
  const { rule = true, setting } = condition;
  const { facts, fields, roots, side } = setting;
  const limitsOf = (path: string) => {
    const field = isAnswer(path) ? fields.get(path.slice('answers.'.length)) : undefined;
    return field ? textLimitsOf(constraintOf(field)) : { patterns: [] };
  };
  const sources = { facts, decision: side.findTable, roots };
  return {
    condition,
    partitions: partitionValues([rule], sources, { limitsOf }),
    reads: followReads([rule], sources),
  };
}

function isAnswer(path: string): boolean {
  return /^answers\.[^.]+$/.test(path);
}

/** Values of an answer in one of the releases. */
function answersIn({ condition, partitions }: Reader, path: string, common: PathUses): readonly unknown[] {
  const { fields, side } = condition.setting;
  const name = path.slice('answers.'.length);
  const field = fields.get(name);
  if (field === undefined) return [];
  const form = { kind: 'form', id: 'asked', schemaVersion: 2, fields: [field] } as const;
  const documents = { options: side.findOptions, decision: side.findTable };
  const { fields: compiled } = compileForm({ ...form, fields: [field] }, {}, documents);
  return valuesOfAnswer(name, compiled, {
    ...common,
    typeAt: partitions.typeAt,
    listsAt: () => undefined,
  }).filter((value) => value === undefined || compiled.some((each) => admits(each, value, side.scope)));
}

/** A path that keeps some values from being listed. */
function unlistedIn(
  readers: readonly Reader[],
  common: Pick<Partitions, 'isOnlyCompared'>,
): string | undefined {
  const paths = readers.flatMap(({ reads }) => [...reads.paths]).sort();
  const apart = paths.find((path) => hasOtherTexts(readers, path));
  if (apart !== undefined) return apart;
  if (!readers.some(isOpen)) return undefined;
  const isListed = (path: string) =>
    /^(decisions|facts|functions|site)\b/.test(path) ||
    readers.every(({ partitions }) => {
      const type = partitions.typeAt(path);
      return common.isOnlyCompared(path) ? type.kind !== 'never' : valuesOf(type) !== undefined;
    });
  return paths.find((path) => !isListed(path)) ?? paths[0];
}

function isOpen({ condition: { rule, setting }, partitions, reads }: Reader): boolean {
  return partitions.isOpen(rule) || [...reads.facts].some((name) => partitions.isOpen(setting.facts[name]));
}

/** Whether both conditions use patterns on a text and need different texts for that: no texts represent both. */
function hasOtherTexts(readers: readonly Reader[], path: string): boolean {
  const [one, other] = readers.map(({ partitions }) => partitions);
  if (!one?.textsAt(path) && !other?.textsAt(path)) return false;
  return (
    !isSameJson(one?.textsAt(path), other?.textsAt(path)) ||
    !isSameJson([...(one?.constantsAt(path) ?? [])], [...(other?.constantsAt(path) ?? [])])
  );
}

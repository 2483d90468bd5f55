import { areFixed, type CompiledField, type RuleScope } from '#engine';
import { type Constraint, constraintOf, failedKeyword } from '#engine/parts';
import type { Partitions } from './partitions.ts';
import { otherText, representatives, valuesOf } from './representatives.ts';

/** Representatives of all values of an answer, unanswered first. */
export function valuesOfAnswer(
  name: string,
  fields: readonly Pick<CompiledField, 'field' | 'options' | 'type'>[],
  partitions: Pick<Partitions, 'constantsAt' | 'isCounted' | 'isOnlyCompared' | 'textsAt' | 'typeAt'>,
): readonly unknown[] {
  const path = `answers.${name}`;
  const constraints = fields.map(({ field }) => constraintOf(field));
  const bounds = constraints.map(({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) => ({
    minimum: minimum ?? exclusiveMinimum,
    maximum: maximum ?? exclusiveMaximum,
    multipleOf,
  }));
  const types = [partitions.typeAt(path), ...fields.map(({ type }) => type)];
  const declared = constraints.flatMap((constraint) => [...(constraint.enum ?? []), constraint.const]);
  const constants = new Set([
    ...partitions.constantsAt(path),
    ...declared.filter((each) => each !== undefined),
  ]);
  const isGrouped =
    partitions.isOnlyCompared(path) && fields.every(({ options }) => !options || areFixed(options));
  const isCounted =
    partitions.isCounted(path) ||
    !partitions.isOnlyCompared(path) ||
    constraints.some(({ minItems, maxItems }) => (minItems ?? maxItems) !== undefined);
  const found = types.flatMap(
    (type) =>
      (isGrouped ? undefined : valuesOf(type)) ??
      representatives(type, constants, { bounds, isCounted, texts: partitions.textsAt(path) }),
  );
  return [undefined, ...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

/** Whether a value satisfies everything that a field declares, its own rules apart. */
export function admits(
  { field, fits }: Pick<CompiledField, 'field' | 'fits'>,
  value: unknown,
  { matches }: RuleScope,
): boolean {
  if (!fits(value as Parameters<typeof fits>[0])) return false;
  const { multipleOf, ...constraint }: Constraint = constraintOf(field);
  if (value === otherText) {
    const { enum: listed, const: only } = constraint;
    return listed === undefined && only === undefined;
  }
  const whole = Number.isInteger(multipleOf)
    ? { ...constraint, multipleOf: multipleOf as number }
    : constraint;
  if (failedKeyword(whole, value) !== undefined) return false;
  const { pattern } = constraint;
  return typeof value !== 'string' || pattern === undefined || matches(pattern)(value);
}

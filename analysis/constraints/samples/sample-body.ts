import type { JsonValue } from '#engine';
import type { Constraint } from '#engine/parts';
import type { Operation } from '#schemas';
import { isAccepted, sampleValues } from './sample-values.ts';

/**
 * The bodies with which services answer: with everything that a response declares, or with as little as it allows. The
 * example of an operation is taken before a full body.
 */
export type Bodies = 'examples' | 'full' | 'least';

const deepest = 12;

/**
 * A body that the response of an operation accepts; undefined if it declares none.
 *
 * @param today as `2026-01-15`
 */
export function sampleBody(
  { example, response }: Pick<Operation, 'example' | 'response'>,
  bodies: Bodies,
  today: string,
): JsonValue | undefined {
  if (bodies === 'examples' && example !== undefined) return example as JsonValue;
  return response && sampleOf(response as Constraint, { isFull: bodies !== 'least', today }, 0);
}

interface Wanted {
  /** Whether the body has what is optional. */
  readonly isFull: boolean;
  readonly today: string;
}

function sampleOf(schema: Constraint, wanted: Wanted, depth: number): JsonValue {
  const { isFull, today } = wanted;
  if (schema.const !== undefined) return schema.const as JsonValue;
  const [listed] = schema.enum ?? [];
  if (listed !== undefined) return listed as JsonValue;
  const kinds = schema.type === undefined ? [] : [schema.type].flat();
  const kind = kinds.find((each) => each !== 'null') ?? kinds[0];
  if (!isFull && kinds.includes('null')) return null;
  const accepted = (tried: readonly JsonValue[]) => tried.find((each) => isAccepted(schema, each));
  switch (kind) {
    case 'object':
      return sampleObject(schema, wanted, depth);
    case 'array': {
      const count = Math.max(schema.minItems ?? 0, isFull ? Math.min(1, schema.maxItems ?? 1) : 0);
      const item = depth < deepest && schema.items ? sampleOf(schema.items, wanted, depth + 1) : 'a';
      return Array.from({ length: count }, () => item);
    }
    case 'boolean':
      return isFull;
    case 'number':
    case 'integer':
      return accepted(sampleValues('number', schema, today)) ?? 1;
    case 'null':
      return null;
    default:
      return accepted(['a', '1', ...sampleValues('text', schema, today)]) ?? 'a';
  }
}

function sampleObject(
  { properties = {}, required = [] }: Constraint,
  wanted: Wanted,
  depth: number,
): JsonValue {
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || (wanted.isFull && depth < deepest),
  );
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, wanted, depth + 1)]));
}

import type { JsonValue } from '#engine';
import type { Constraint } from '#engine/parts';
import type { ValueSchema } from '#schemas';
import { patternSamples } from './pattern-samples.ts';
import { isAccepted } from './sample-answers.ts';

/** How much of what is optional an invented body has. */
export type Fullness = 'least' | 'full';

const deepest = 12;

/**
 * A body that a schema accepts: with everything that it declares, or with as little as it allows.
 *
 * @param today the date of its dates, as `2026-01-15`
 */
export function inventedBody(
  schema: ValueSchema | undefined,
  fullness: Fullness,
  today = '2026-01-15',
): JsonValue {
  return schema === undefined ? {} : sampleOf(schema as Constraint, { fullness, today }, 0);
}

interface Wanted {
  readonly fullness: Fullness;
  readonly today: string;
}

function sampleOf(schema: Constraint, wanted: Wanted, depth: number): JsonValue {
  const { fullness } = wanted;
  if (schema.const !== undefined) return schema.const as JsonValue;
  const [listed] = schema.enum ?? [];
  if (listed !== undefined) return listed as JsonValue;
  const kinds = schema.type === undefined ? [] : [schema.type].flat();
  const kind = kinds.find((each) => each !== 'null') ?? kinds[0];
  if (fullness === 'least' && kinds.includes('null')) return null;
  switch (kind) {
    case 'object':
      return sampleObject(schema, wanted, depth);
    case 'array': {
      const count = Math.max(
        schema.minItems ?? 0,
        fullness === 'full' ? Math.min(1, schema.maxItems ?? 1) : 0,
      );
      const item = depth < deepest && schema.items ? sampleOf(schema.items, wanted, depth + 1) : 'a';
      return Array.from({ length: count }, () => item);
    }
    case 'boolean':
      return fullness === 'full';
    case 'number':
    case 'integer':
      return schema.minimum ?? schema.maximum ?? 1;
    case 'null':
      return null;
    default:
      return sampleText(schema, wanted.today);
  }
}

function sampleObject(
  { properties = {}, required = [] }: Constraint,
  wanted: Wanted,
  depth: number,
): JsonValue {
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || (wanted.fullness === 'full' && depth < deepest),
  );
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, wanted, depth + 1)]));
}

function sampleText(schema: Constraint, today: string): string {
  const texts = ['a', '1', today, 'a@example.com', 'https://example.com', `${today}T09:30:00Z`];
  const sized = 'a'.repeat(schema.minLength ?? 0);
  const tried = [...texts, ...(schema.pattern === undefined ? [] : patternSamples(schema.pattern)), sized];
  return tried.find((text) => isAccepted(schema, text)) ?? 'a';
}

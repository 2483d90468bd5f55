import type { JsonValue } from '#engine';
import type { Constraint } from '#engine/parts';
import type { ValueSchema } from '#schemas';
import { patternSamples } from './pattern-samples.ts';
import { isAccepted } from './sample-answers.ts';

/** How much of what is optional an invented body has. */
export type Fullness = 'least' | 'full';

const deepest = 12;

/** A body that a schema accepts: with everything that it declares, or with as little as it allows. */
export function inventedBody(schema: ValueSchema | undefined, fullness: Fullness): JsonValue {
  return schema === undefined ? {} : sampleOf(schema as Constraint, fullness, 0);
}

function sampleOf(schema: Constraint, fullness: Fullness, depth: number): JsonValue {
  if (schema.const !== undefined) return schema.const as JsonValue;
  const [listed] = schema.enum ?? [];
  if (listed !== undefined) return listed as JsonValue;
  const kinds = schema.type === undefined ? [] : [schema.type].flat();
  const kind = kinds.find((each) => each !== 'null') ?? kinds[0];
  if (fullness === 'least' && kinds.includes('null')) return null;
  switch (kind) {
    case 'object':
      return sampleObject(schema, fullness, depth);
    case 'array': {
      const count = Math.max(
        schema.minItems ?? 0,
        fullness === 'full' ? Math.min(1, schema.maxItems ?? 1) : 0,
      );
      const item = depth < deepest && schema.items ? sampleOf(schema.items, fullness, depth + 1) : 'a';
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
      return sampleText(schema);
  }
}

function sampleObject(
  { properties = {}, required = [] }: Constraint,
  fullness: Fullness,
  depth: number,
): JsonValue {
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || (fullness === 'full' && depth < deepest),
  );
  return Object.fromEntries(
    names.map((name) => [name, sampleOf(properties[name] ?? {}, fullness, depth + 1)]),
  );
}

const texts = ['a', '1', '2026-01-15', 'a@example.com', 'https://example.com', '2026-01-15T09:30:00Z'];

function sampleText(schema: Constraint): string {
  const sized = 'a'.repeat(schema.minLength ?? 0);
  const tried = [...texts, ...(schema.pattern === undefined ? [] : patternSamples(schema.pattern)), sized];
  return tried.find((text) => isAccepted(schema, text)) ?? 'a';
}

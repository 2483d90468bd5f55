import type { RuleType } from '#engine';
import { type JsonSchema, orNull } from '../json-schema.ts';

/** The JSON Schema of the values of a type. */
export function schemaOfType(type: RuleType): JsonSchema {
  const schema = schemaOfKind(type);
  return type.mayBeNull ? orNull(schema) : schema;
}

function schemaOfKind(type: RuleType): JsonSchema {
  switch (type.kind) {
    case 'boolean':
    case 'number':
    case 'null':
      return { type: type.kind };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'text':
      if (type.values) return { enum: type.values };
      return { type: 'string', ...(type.longest !== undefined && { maxLength: type.longest }) };
    case 'choice':
      return { enum: type.ids };
    case 'list':
      return {
        type: 'array',
        items: schemaOfType(type.item),
        ...(type.most !== undefined && { maxItems: type.most }),
      };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(type.properties).map(([name, property]) => [name, schemaOfType(property)]),
        ),
        ...(type.rest && { additionalProperties: schemaOfType(type.rest) }),
      };
    case 'unknown':
    case 'never':
      return {};
  }
}

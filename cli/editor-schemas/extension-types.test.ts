import { expect, it } from 'vitest';
import { extensionTypes } from './extension-types.ts';
import type { Schema } from './schema.ts';

const shared: Readonly<Record<string, Schema>> = {
  'shared/definitions.schema.json': {
    definitions: {
      label: { type: 'string' },
      link: { type: 'object', required: ['label'], properties: { label: { $ref: '#/definitions/label' } } },
      picture: { $ref: 'picture.schema.json' },
    },
  },
  'shared/picture.schema.json': {
    type: 'object',
    properties: { of: { $ref: 'definitions.schema.json#/definitions/picture' } },
  },
};

/** The lines of the type of one property. */
function typeOf(property: Schema): string {
  const schema = { type: 'object', required: ['it'], properties: { it: property } };
  const text = extensionTypes({ type: 'tea-time', schema }, (path) => shared[path] ?? {});
  return /readonly it: (.*);\n}/s.exec(text)?.[1] ?? text;
}

it('the name of the type says what it describes', () => {
  const schema = {
    description: 'When there is tea.',
    type: 'object',
    properties: { at: { type: 'string' } },
  };
  expect(extensionTypes({ type: 'tea-time', schema }, () => ({}))).toBe(
    '// Written by `waymark schemas` from tea-time.schema.json. Do not edit.\n\n' +
      '/** When there is tea. */\nexport interface TeaTimeModule {\n  readonly at?: string;\n}\n',
  );
  expect(extensionTypes({ type: 'tea-time', schema, basedOn: 'number-input' }, () => ({}))).toContain(
    'export interface TeaTimeField {',
  );
});

it.each<readonly [Schema, string]>([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'tea' }, "'tea'"],
  [{ enum: ["it's", 3, true] }, "'it\\'s' | 3 | true"],
  [{ type: 'array', items: { type: 'string' } }, 'readonly string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "readonly ('a' | 'b')[]"],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
  [
    { oneOf: [{ type: 'boolean' }, { type: 'object', properties: { 'at-home': {} } }] },
    "boolean | {\n    readonly 'at-home'?: unknown;\n  }",
  ],
  [{ tsType: 'Rule' }, 'unknown'],
  [
    { $ref: 'waymark/shared/definitions.schema.json#/definitions/link' },
    '{\n    readonly label: string;\n  }',
  ],
  [
    { $ref: 'waymark/shared/definitions.schema.json#/definitions/picture' },
    '{\n    readonly of?: unknown;\n  }',
  ],
])('%j is %s', (property, type) => {
  expect(typeOf(property)).toBe(type);
});

import { member, type Schema, textOf } from './schema.ts';
import { snippetOf } from './snippets.ts';

/** A member of a union, as written in its file and in the bundle. */
export interface UnionMember {
  readonly schema: Schema;
  readonly inBundle: Schema;
}

/**
 * A union told apart by one property. Its values are listed with their descriptions, an unknown value is a
 * problem of that property alone, and only the member it names says which other properties are allowed.
 */
export function unionOf(
  { oneOf: _, discriminator, ...own }: Schema,
  members: readonly UnionMember[],
): Schema {
  const property = textOf((discriminator as Schema).propertyName) ?? 'type';
  const named = members.flatMap(({ schema, inBundle }) => {
    const name = textOf(member(member(schema, 'properties'), property).const);
    return name === undefined ? [] : [{ name, schema, inBundle }];
  });
  const names = named.map(({ name }) => name);
  const thing = (textOf(own.title) ?? 'part').toLowerCase();
  return {
    ...own,
    type: 'object',
    required: [property],
    properties: {
      [property]: {
        description: `Which ${thing} this is; it decides which other properties there are.`,
        enum: names,
        enumDescriptions: named.map(({ schema }) => textOf(schema.description) ?? ''),
        errorMessage: `There is no ${thing} with this ${property}. Known: ${names.join(', ')}.`,
      },
    },
    allOf: named.map(({ name, inBundle }) => ({
      if: { properties: { [property]: { const: name } }, required: [property] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: inBundle,
    })),
    defaultSnippets: named.map(({ name, schema }) => snippetOf(`${thing}: ${name}`, schema)),
  };
}

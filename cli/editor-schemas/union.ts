import { member, type Schema, textOf } from './schema.ts';
import { snippetOf } from './snippets.ts';

/** A member of a union, as its file has it and as the bundle has it. */
export interface UnionMember {
  readonly schema: Schema;
  readonly inBundle: Schema;
}

/**
 * A union told apart by one property: its values are listed with what they mean, an unknown one is a problem of that
 * property alone, and only the member that it names says what else may stand there.
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

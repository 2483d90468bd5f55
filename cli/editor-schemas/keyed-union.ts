import { isSchema, member, type Schema, textOf } from './schema.ts';
import { snippetOf } from './snippets.ts';

/** A member of a union that is told apart by a key, as written in its file. */
export interface KeyedMember {
  readonly key: string;
  readonly schema: Schema;
}

/**
 * A union told apart by a key, such as actions by their verbs. Without any key, all are offered with their
 * descriptions, and an unknown key is a problem. With a key, only its member says which other properties are
 * allowed.
 *
 * @param convert converts a schema into the form for editors
 */
export function keyedUnionOf(
  { oneOf: _, discriminatedBy: __, ...own }: Schema,
  members: readonly KeyedMember[],
  convert: (schema: Schema) => Schema,
  namesFile: string,
): Schema {
  const thing = (textOf(own.title) ?? 'part').toLowerCase();
  const described = members.map((each) => ({ ...each, converted: convert(withDescribedKey(each)) }));
  const keys = members.map(({ key }) => key);
  return {
    ...own,
    defaultSnippets: members.map(({ key, schema }) => snippetOf(`${thing}: ${key}`, schema)),
    if: { anyOf: keys.map((key) => ({ required: [key] })) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      allOf: [
        ...described.map(({ key, converted }) => ({
          if: { required: [key] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: converted,
        })),
        { $ref: `${namesFile}#/definitions/callInputs` },
      ],
    },
    else: {
      minProperties: 1,
      additionalProperties: false,
      errorMessage: `There is no ${thing} of this name. Known: ${keys.join(', ')}.`,
      properties: Object.fromEntries(
        described.map(({ key, converted }) => [key, member(member(converted, 'properties'), key)]),
      ),
    },
  };
}

/** Adds the description of the member to that of its key. */
function withDescribedKey({ key, schema }: KeyedMember): Schema {
  const properties = member(schema, 'properties');
  const property = isSchema(properties[key]) ? properties[key] : {};
  const description = [textOf(schema.description), textOf(property.description)].filter(Boolean).join(' ');
  return { ...schema, properties: { ...properties, [key]: { ...property, description } } };
}

import { isSchema, member, type Schema, textOf } from './schema.ts';
import { snippetOf } from './snippets.ts';

/** A member of a union that is told apart by a key, as its file has it. */
export interface KeyedMember {
  readonly key: string;
  readonly schema: Schema;
}

/**
 * A union told apart by a key, such as actions by their verbs: while none is written, all are offered with what they mean,
 * and another one is a problem; after that only the member of that key says what else may stand there.
 *
 * @param convert a schema in the form for editors
 */
export function keyedUnionOf(
  { oneOf: _, toldApartBy: __, ...own }: Schema,
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

/** Whoever looks at the key is told what the member does, too. */
function withDescribedKey({ key, schema }: KeyedMember): Schema {
  const properties = member(schema, 'properties');
  const property = isSchema(properties[key]) ? properties[key] : {};
  const description = [textOf(schema.description), textOf(property.description)].filter(Boolean).join(' ');
  return { ...schema, properties: { ...properties, [key]: { ...property, description } } };
}

/** A JSON Schema, or a part of one. */
interface Schema {
  readonly [keyword: string]: unknown;
}

/**
 * Spells out unions that are told apart by a key, such as actions (`discriminatedBy: "key"`): the key that is
 * present selects the member, so that the errors are those of one member. Members are definitions named after
 * their key.
 */
export function withKeyedUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withKeyedUnions);
  if (!isSchema(schema)) return schema;
  const converted: Schema = Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => [keyword, withKeyedUnions(part)]),
  );
  return schema.discriminatedBy === 'key' ? spelledOut(converted) : converted;
}

function spelledOut({ discriminatedBy: _, oneOf, ...rest }: Schema): Schema {
  const members = Array.isArray(oneOf) ? oneOf.filter(isSchema) : [];
  const known = isSchema(rest.definitions) ? rest.definitions : {};
  const keys = members.map(({ $ref }) => String($ref).split('/').at(-1) ?? '');
  const present = keys.map((key) => ({ required: [key] }));
  const properties = keys.flatMap((key) => Object.keys(propertiesOf(known[key])));
  return {
    ...rest,
    if: { oneOf: present },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { allOf: members.map((member, index) => ({ if: present[index], then: member })) },
    else: {
      title: rest.title,
      properties: Object.fromEntries(properties.map((name) => [name, true])),
      oneOf: present,
    },
  };
}

function propertiesOf(schema: unknown): Schema {
  return isSchema(schema) && isSchema(schema.properties) ? schema.properties : {};
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

type Properties = Readonly<Record<string, object>>;

/** JSON Schema of an object that has all of the needed properties, may have the optional ones, and no other. */
export function closedObject<Needed extends Properties, Optional extends Properties = Record<never, never>>(
  needed: Needed,
  optional?: Optional,
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(needed),
    properties: { ...needed, ...(optional as Optional) },
  };
}

/** JSON Schema of objects of several shapes, told apart by one property. */
export function distinguished(propertyName: string, shapes: readonly object[]) {
  return { type: 'object', required: [propertyName], discriminator: { propertyName }, oneOf: shapes };
}

/** JSON Schema of a list of at most so many items. */
export function listOf(items: object, maxItems: number) {
  return { type: 'array', maxItems, items };
}

/** JSON Schema of a text without a format. */
export const plainText = { type: 'string', maxLength: 255 };

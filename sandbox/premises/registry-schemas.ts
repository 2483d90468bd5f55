import { closedObject, plainText } from '../schema-shapes.ts';

/** Fifteen characters, upper case. */
export const icpIdentifier = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** An address as the registry of connections writes it; a missing part is an empty text. */
export const registryAddress = closedObject({
  unit: plainText,
  streetNumber: plainText,
  streetName: plainText,
  propertyName: plainText,
  suburb: plainText,
  town: plainText,
  postCode: plainText,
  fullAddress: { type: 'string', maxLength: 1000 },
  state: plainText,
  geoCoordinates: closedObject({ x: { type: 'number' }, y: { type: 'number' } }),
});

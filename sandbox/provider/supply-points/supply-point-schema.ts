import type { SiteAddress } from '../../premises/premises-book.ts';

const text = { type: 'string', maxLength: 255 };
const flag = { type: 'boolean' };
const needed = { ...text, pattern: '\\S' };

/** Fifteen characters, upper case. */
export const icpIdentifier = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** The supply points of an address. */
export interface AddressLookup {
  readonly siteAddress: SiteAddress;
  readonly includeElectricity: boolean;
  readonly includeGas: boolean;
  readonly includeLPG: boolean;
}

export const addressLookupSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['siteAddress', 'includeElectricity', 'includeGas', 'includeLPG'],
  properties: {
    siteAddress: {
      type: 'object',
      additionalProperties: false,
      required: ['streetNumber', 'streetName', 'town'],
      properties: {
        building: text,
        unit: text,
        streetNumber: needed,
        streetName: needed,
        suburb: text,
        town: needed,
        state: text,
      },
    },
    includeElectricity: flag,
    includeGas: flag,
    includeLPG: flag,
  },
};

/** One supply point with its meter. */
export interface SingleLookup {
  readonly ICPDetail: { readonly ICPIdentifier: string; readonly includeMeter: true };
  readonly includeElectricity: boolean;
  readonly includeGas: boolean;
}

export const singleLookupSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ICPDetail', 'includeElectricity', 'includeGas'],
  properties: {
    ICPDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['ICPIdentifier', 'includeMeter'],
      properties: { ICPIdentifier: icpIdentifier, includeMeter: { const: true } },
    },
    includeElectricity: flag,
    includeGas: flag,
  },
};

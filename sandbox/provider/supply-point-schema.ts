import type { SiteAddress } from '../premises/premises-book.ts';
import { icpIdentifier } from '../premises/registry-schemas.ts';
import { closedObject } from '../schema-shapes.ts';

const text = { type: 'string', maxLength: 255 };
const flag = { type: 'boolean' };
const needed = { ...text, pattern: '\\S' };

/** The supply points of an address. */
export interface AddressLookup {
  readonly siteAddress: SiteAddress;
  readonly includeElectricity: boolean;
  readonly includeGas: boolean;
  readonly includeLPG: boolean;
}

export const addressLookupSchema = closedObject({
  siteAddress: closedObject(
    {
      streetNumber: needed,
      streetName: needed,
      town: needed,
    },
    {
      building: text,
      unit: text,
      suburb: text,
      state: text,
    },
  ),
  includeElectricity: flag,
  includeGas: flag,
  includeLPG: flag,
});

/** One supply point with its meter. */
export interface SingleLookup {
  readonly ICPDetail: { readonly ICPIdentifier: string; readonly includeMeter: true };
  readonly includeElectricity: boolean;
  readonly includeGas: boolean;
}

export const singleLookupSchema = closedObject({
  ICPDetail: closedObject({ ICPIdentifier: icpIdentifier, includeMeter: { const: true } }),
  includeElectricity: flag,
  includeGas: flag,
});

import { icpIdentifier } from '../premises/registry-schemas.ts';
import { type SupplyType, supplyTypes } from '../premises/supply-point.ts';
import { businessPlanTypes, type PlanType, planTypes } from '../pricing/offer.ts';
import { closedObject, distinguished } from '../schema-shapes.ts';

export interface OffersRequest {
  readonly channel: 'WEB';
  readonly campaignCodes: readonly string[];
  readonly planTypes: readonly PlanType[];
  readonly supplyPoint: {
    readonly type: SupplyType;
    readonly ICPIdentifier: string;
    readonly chargeClass: 'PRIMARY';
    readonly installType: 'RESIDENTIAL';
  };
  readonly returnEVRates?: boolean;
}

/** A business's request for offers. Bottled gas is priced by location, and has no connection id. */
export interface BusinessOffersRequest {
  readonly channel: 'ONLINE';
  readonly planTypes: readonly PlanType[];
  readonly supplyPoint:
    | { readonly type: 'ELECTRICITY' | 'GAS'; readonly ICPIdentifier: string }
    | { readonly type: 'LPG'; readonly geoCoordinates: { readonly x: number; readonly y: number } };
}

const electric = {
  required: ['supplyPoint'],
  properties: {
    supplyPoint: { type: 'object', required: ['type'], properties: { type: { const: 'ELECTRICITY' } } },
  },
};

/** Only electricity takes `returnEVRates`. */
export const offersRequestSchema = {
  ...closedObject(
    {
      channel: { const: 'WEB' },
      campaignCodes: {
        type: 'array',
        maxItems: 20,
        items: { type: 'string', minLength: 1, maxLength: 40 },
      },
      planTypes: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: planTypes } },
      supplyPoint: closedObject({
        type: { enum: supplyTypes },
        ICPIdentifier: icpIdentifier,
        chargeClass: { const: 'PRIMARY' },
        installType: { const: 'RESIDENTIAL' },
      }),
    },
    {
      returnEVRates: { type: 'boolean' },
    },
  ),
  if: electric,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ['returnEVRates'] },
  else: { properties: { returnEVRates: false } },
};

const degrees = { type: 'number', minimum: -180, maximum: 180 };

function businessPoint(type: string, chargeClass: string, own: Readonly<Record<string, object>>) {
  return closedObject({
    type: { const: type },
    chargeClass: { const: chargeClass },
    installType: { const: 'SME' },
    ...own,
  });
}

/** An address as written by the registry of connections. */
const registryAddress = {
  type: 'object',
  required: ['fullAddress'],
  properties: { fullAddress: { type: 'string', minLength: 1, maxLength: 1000 } },
};
const connected = { ICPIdentifier: icpIdentifier, registryAddress };

export const businessOffersRequestSchema = closedObject({
  channel: { const: 'ONLINE' },
  planTypes: { type: 'array', minItems: 1, maxItems: 1, items: { enum: businessPlanTypes } },
  supplyPoint: distinguished('type', [
    businessPoint('ELECTRICITY', 'BUSINESS', connected),
    businessPoint('GAS', 'BUSINESS', connected),
    businessPoint('LPG', 'BT45', {
      geoCoordinates: closedObject({ x: degrees, y: degrees }),
    }),
  ]),
});

import { type SupplyType, supplyTypes } from '../premises/supply-point.ts';
import { type PlanType, planTypes } from '../pricing/offer.ts';
import { icpIdentifier } from './supply-points/supply-point-schema.ts';

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

const electric = {
  required: ['supplyPoint'],
  properties: {
    supplyPoint: { type: 'object', required: ['type'], properties: { type: { const: 'ELECTRICITY' } } },
  },
};

/** `returnEVRates` is asked of electricity, and of nothing else. */
export const offersRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['channel', 'campaignCodes', 'planTypes', 'supplyPoint'],
  properties: {
    channel: { const: 'WEB' },
    campaignCodes: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 40 },
    },
    planTypes: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: planTypes } },
    supplyPoint: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'ICPIdentifier', 'chargeClass', 'installType'],
      properties: {
        type: { enum: supplyTypes },
        ICPIdentifier: icpIdentifier,
        chargeClass: { const: 'PRIMARY' },
        installType: { const: 'RESIDENTIAL' },
      },
    },
    returnEVRates: { type: 'boolean' },
  },
  if: electric,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ['returnEVRates'] },
  else: { properties: { returnEVRates: false } },
};

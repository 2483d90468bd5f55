import { icpIdentifier, registryAddress } from '../premises/registry-schemas.ts';
import { closedObject, listOf, plainText } from '../schema-shapes.ts';

/** Why a supply point or its offers cannot be had. */
export const failure = closedObject({ code: plainText, message: plainText });

const meter = closedObject({ id: plainText, type: plainText, smartMeter: { type: 'boolean' } });

/** A supply point; its meter comes only where it is looked up by its identifier. */
export const foundPoint = closedObject(
  {
    ICPIdentifier: icpIdentifier,
    status: { enum: ['ACTIVE', 'INACTIVE', 'DECOMMISSIONED'] },
    meteringType: { enum: ['NHH', 'TOU', 'UNM'] },
    registryAddress,
  },
  { error: failure, meter: listOf(meter, 20) },
);

const points = listOf(foundPoint, 200);

export const supplyPointAnswer = closedObject({
  icpList: closedObject({ electricityList: points, gasList: points, lpgList: points }),
});

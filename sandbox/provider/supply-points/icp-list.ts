import type { SupplyPoint, SupplyType } from '../../premises/supply-point.ts';

/** The types that a caller asked for. */
type Included = Readonly<Record<SupplyType, boolean>>;

export interface ListOptions {
  readonly included: Included;
  readonly includeMeter: boolean;
}

/** The answer of both look-ups: a list for each type, empty if it was not requested or does not exist. */
export function icpList(points: readonly SupplyPoint[], { included, includeMeter }: ListOptions) {
  const list = (type: SupplyType) =>
    included[type]
      ? points.filter((point) => point.type === type).map((point) => item(point, includeMeter))
      : [];
  return { icpList: { electricityList: list('ELECTRICITY'), gasList: list('GAS'), lpgList: list('LPG') } };
}

function item(point: SupplyPoint, includeMeter: boolean) {
  const { ICPIdentifier, status, meteringType, registryAddress, typeError } = point;
  return {
    ICPIdentifier,
    status,
    meteringType,
    registryAddress,
    ...(typeError && {
      error: { code: 'ICP_TYPE_RESIDENTIAL', message: 'The type of this residential ICP does not fit.' },
    }),
    ...(includeMeter && { meter: meters(point) }),
  };
}

function meters({ meterId, meteringType, smart }: SupplyPoint) {
  return meterId === undefined ? [] : [{ id: meterId, type: meteringType, smartMeter: smart }];
}

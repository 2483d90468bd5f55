import { catalogue } from './catalogue.ts';
import type { Place } from './place.ts';
import { wordsOf } from './plain-text.ts';
import type { Premises } from './premises.ts';
import type { SupplyPoint } from './supply-point.ts';
import { townPremises } from './town-premises.ts';

/** All premises, the homes of the towns first. */
export const allPremises: readonly Premises[] = [
  ...townPremises,
  ...catalogue.map((entry) => entry.premises),
];

/** An address in the form of the supply-point look-up. */
export interface SiteAddress {
  readonly building?: string;
  readonly unit?: string;
  readonly streetNumber: string;
  readonly streetName: string;
  readonly suburb?: string;
  readonly town: string;
  readonly state?: string;
}

const byPxid = new Map(allPremises.map((premises) => [premises.pxid, premises]));
const byIcp = new Map(
  allPremises.flatMap(({ supplyPoints }) => supplyPoints.map((point) => [point.ICPIdentifier, point])),
);
const businessBottles = new Map(
  allPremises.flatMap(({ place: { point }, supplyPoints }) =>
    supplyPoints
      .filter(({ type, installType }) => type === 'LPG' && installType === 'SME')
      .map((supplyPoint) => [`${point.x}/${point.y}`, supplyPoint] as const),
  ),
);
const bySite = new Map(
  allPremises.map((premises) => {
    const { unit, number, alpha = '', street, town } = premises.place;
    return [siteKey(unit, `${number}${alpha}`, street, town, premises.place.suburb), premises];
  }),
);

export function premisesOf(pxid: string): Premises | undefined {
  return byPxid.get(pxid);
}

/** The bottled gas supply of a business, by its coordinates. */
export function businessPointNear({ x, y }: Place['point']): SupplyPoint | undefined {
  return businessBottles.get(`${x}/${y}`);
}

export function supplyPointOf(icp: string): SupplyPoint | undefined {
  return byIcp.get(icp);
}

/** Unit, number, street, town and suburb must match; building and state are ignored. */
export function premisesAt({
  unit,
  streetNumber,
  streetName,
  suburb,
  town,
}: SiteAddress): Premises | undefined {
  return bySite.get(siteKey(unit, streetNumber, streetName, town, suburb));
}

function siteKey(
  unit: string | undefined,
  streetNumber: string,
  streetName: string,
  town: string,
  suburb: string | undefined,
): string {
  return [unit ?? '', streetNumber, streetName, town, suburb === town ? '' : (suburb ?? '')]
    .map((part) => wordsOf(part).join(' '))
    .join('/');
}

import type { JsonValue } from '#engine';
import { type Choices, wanted } from './choices.ts';
import { fullAddress, icps, offerCode, postCode } from './outside.ts';
import type { Visitor } from './visitors.ts';

/** Bodies according to the specification, from the visitor's choices alone; no document is read. */

const brand = 'Genesis';
export const captured = { utmCampaign: 'SUMMER50', utmSource: 'newsletter' };

export const bankAccount = '01-0902-0068389-00';
export const bankName = 'ANZ';

const products = { electricity: 'electricity', gas: 'naturalGas', lpg: 'lpg' } as const;
const planCodes: Record<Choices['plan'], string> = {
  basic: 'NPA-BASIC',
  'plus-fixed': 'NPA-PLUS',
  'plus-flexible': 'NPA-PLUS',
  plus: 'NPA-PLUS',
  ev: 'NPA-PREMIUM',
};

/** The finder's address parts under the provider's names. */
const finderAddress = {
  addressLine1: '4/31B Marama Street',
  addressLine2: 'Petone',
  addressLine3: 'Lower Hutt 5012',
  addressLine4: null,
  addressLine5: null,
  dpid: '2081234',
  unit: '4',
  unitType: 'Apartment',
  floor: 'Level 2',
  streetNumber: '31',
  streetNumberSuffix: 'B',
  streetName: 'Marama',
  streetType: 'Street',
  ruralDeliveryNumber: 'RD 1',
  lobby: 'Tui Court',
  suburb: 'Petone',
  town: 'Lower Hutt',
  mailTown: 'Lower Hutt Central',
  postCode,
  boxNumber: null,
  boxType: null,
  parcelId: '5550123',
  region: 'Wellington',
  freeformAddress: fullAddress,
};

/** The registry's address parts, which are fewer. */
const registryAddress = {
  addressLine1: fullAddress,
  lobby: 'Tui Court',
  unit: '4',
  streetNumber: '31',
  streetNumberSuffix: 'B',
  streetName: 'Marama',
  streetType: 'Street',
  suburb: 'Petone',
  town: 'Lower Hutt',
  postCode,
  region: 'Wellington',
  freeformAddress: fullAddress,
};

/** Request of the look-up of supply points, for a home found by its address. */
export const supplyPointsBody = {
  siteAddress: {
    building: 'Tui Court',
    unit: '4',
    streetNumber: '31B',
    streetName: 'Marama Street',
    suburb: 'Petone',
    town: 'Lower Hutt',
    state: 'Wellington',
  },
  includeElectricity: true,
  includeGas: true,
  includeLPG: true,
};

export function supplyPointBody(kind: 'electricity' | 'gas') {
  return {
    ICPDetail: { ICPIdentifier: icps[kind], includeMeter: true },
    includeElectricity: kind === 'electricity',
    includeGas: kind === 'gas',
  };
}

export function offersBody(type: 'ELECTRICITY' | 'GAS' | 'LPG', icp: string) {
  return {
    channel: 'WEB',
    campaignCodes: [captured.utmCampaign],
    planTypes: ['NPA-PLUS', 'NPA-BASIC', 'NPA-PREMIUM'],
    supplyPoint: { type, ICPIdentifier: icp, chargeClass: 'PRIMARY', installType: 'RESIDENTIAL' },
    ...(type === 'ELECTRICITY' && { returnEVRates: true }),
  };
}

/** The electricity connection of the home. Of several, the visitor selects the second. */
function electricityIcp({ address }: Choices): string {
  return address === 'several' ? icps.neighbour : icps.electricity;
}

export function energyServices({ fuel }: Choices): string[] {
  return (['electricity', 'gas', 'lpg'] as const)
    .filter((kind) => wanted[fuel][kind])
    .map((kind) => products[kind]);
}

/** The ticket as it is on the step where the visitor gives a name. */
export function ticketBody(choices: Choices, visitor: Visitor): JsonValue {
  return {
    ...visitor.contact,
    address: fullAddress,
    promoCode: captured.utmCampaign,
    energyServices: energyServices(choices),
    customerType: 'residential',
    ...campaignCodes(choices),
  };
}

/** The code of the campaign, for each fuel of the choice and for electricity with another fuel. */
function campaignCodes({ fuel }: Choices): Readonly<Record<string, string>> {
  const { electricity, gas, lpg } = wanted[fuel];
  return {
    ...(electricity && { electricityCampaignCode: captured.utmCampaign }),
    ...(gas && { gasCampaignCode: captured.utmCampaign }),
    ...(lpg && { lpgCampaignCode: captured.utmCampaign }),
    ...(electricity && (gas || lpg) && { dualFuelCampaignCode: captured.utmCampaign }),
  };
}

/** The same ticket after the sign-up. An existing customer is never asked about their situation. */
export function updatedTicketBody(choices: Choices, visitor: Visitor, ticketId: string): JsonValue {
  const { situation } = visitor.situation;
  return {
    ...(ticketBody(choices, visitor) as object),
    ticketId,
    ...(choices.customer === 'new' && situation !== undefined && { situation }),
    ...(choices.customer === 'new' && healthAnswers(choices, visitor)),
  };
}

/** Answers for support on medical dependence on electricity; asked with electricity only. */
function healthAnswers({ fuel }: Choices, { situation }: Visitor) {
  if (!wanted[fuel].electricity) return {};
  const { isMedicalSupport, isWellBeing, wellBeingAffectedReason } = situation;
  return {
    isMedicalSupport: isMedicalSupport === 'true',
    isWellBeing: isWellBeing === 'true',
    ...(wellBeingAffectedReason && { wellBeingAffectedReason }),
  };
}

export function signUpBody(choices: Choices, visitor: Visitor, today: string): JsonValue {
  const { expected, waterHeater } = visitor;
  const isNew = choices.customer === 'new';
  const { driverLicence } = expected;
  const body = {
    contact: { ...expected.contact, ...(isNew && driverLicence && { driverLicence }) },
    ...(wanted[choices.fuel].electricity && waterHeater && { waterHeater }),
    requestedDate: isNew ? expected.requestedDate : today,
    uniqueCode: captured.utmCampaign,
    referrer: captured.utmSource,
    site: [siteBody(choices, visitor)],
    opportunityType: 'ONLINE_SIGNUP',
    existingCustomer: !isNew,
    moveOrTransfer: isNew ? expected.moveOrTransfer : 'TRANSFER',
    ...(isNew && { billingAccount: billingBody(choices, visitor) }),
    ...(!isNew && visitor.customerNumber && { customerNumber: visitor.customerNumber }),
  };
  return body as JsonValue;
}

function siteBody(choices: Choices, visitor: Visitor) {
  const isFound = choices.address === 'finder' || choices.address === 'several';
  const { housePopulation } = visitor.expected;
  return {
    address: isFound ? finderAddress : registryAddress,
    primaryResidence: visitor.isPrimaryResidence,
    ...(housePopulation && { housePopulation }),
    supplyPoint: supplyPointList(choices, visitor),
    access: accessBody(choices, visitor),
  };
}

function supplyPointList(choices: Choices, visitor: Visitor) {
  const { electricity, gas, lpg } = wanted[choices.fuel];
  const offer = (type: 'ELECTRICITY' | 'GAS' | 'LPG') =>
    offerCode(type, planCodes[choices.plan], 'STANDARD', choices.term);
  const electricityPoint = {
    type: 'ELECTRICITY',
    icp: electricityIcp(choices),
    selectedOffer: offer('ELECTRICITY'),
  };
  const gasPoint = { type: 'GAS', icp: icps.gas, selectedOffer: offer('GAS') };
  const bottles = choices.customer === 'new' ? visitor.expected.lpg : {};
  const lpgPoint = { type: 'LPG', icp: icps.lpg, selectedOffer: offer('LPG'), ...bottles };
  return [...(electricity ? [electricityPoint] : []), ...(gas ? [gasPoint] : []), ...(lpg ? [lpgPoint] : [])];
}

/** Questions on access to the property: bottles for bottled gas, the meter if it is not smart. */
export function accessAsked({ fuel, customer }: Choices, { hasSmartMeter }: Visitor) {
  const { electricity, gas, lpg } = wanted[fuel];
  const isAsked = customer === 'new';
  return { bottles: isAsked && lpg, meter: isAsked && (electricity || gas) && !hasSmartMeter };
}

function accessBody(choices: Choices, visitor: Visitor) {
  const { bottles, meter } = accessAsked(choices, visitor);
  const obstacles = bottles || meter ? visitor.obstacles : undefined;
  const notes = bottles ? visitor.expected.notes?.withBottles : visitor.expected.notes?.without;
  const has = (reason: string) =>
    obstacles !== undefined &&
    (obstacles.always.includes(reason) ||
      (bottles && obstacles.ofBottles.includes(reason)) ||
      (meter && obstacles.ofMeter.includes(reason)));
  return {
    limited: obstacles !== undefined,
    dog: has('dogs') ? 'DOGS' : 'NO_DOGS',
    trucks: has('trucks'),
    securityCode: has('security-code'),
    steps: has('steps'),
    meterInside: has('meter-inside'),
    ...(obstacles && notes && { meterReaderNotes: notes }),
  };
}

function billingBody({ payment }: Choices, { contact, expected }: Visitor) {
  const accepted = { termsAccepted: true, Confirmation: true };
  const directDebit = {
    paymentAuthority: 'DIRECT_DEBIT',
    bankName,
    bankAcctName: 'Household account',
    bankAcctNumber: bankAccount,
    authorised: true,
    paymentRef: brand,
  };
  return {
    paymentMethod: {
      ...(payment === 'direct-debit' ? directDebit : { paymentAuthority: 'NONE' }),
      ...accepted,
    },
    promotion: expected.promotion,
    billing: { preference: 'EMAIL', value: contact.email },
  };
}

/** Whether somebody signs up with other bottles than the usual two of 45 kg, which are talked about on the phone. */
export function isCalledAboutBottles(choices: Choices, visitor: Visitor): boolean {
  const { gasBottlesCount, gasBottleSize } = visitor.bottles;
  return accessAsked(choices, visitor).bottles && (gasBottlesCount !== 'two' || gasBottleSize !== '45kg');
}

/** A request for a call, with the supply points that are known. */
export function leadBody(choices: Choices, { contact }: Visitor): JsonValue {
  const { address, fuel } = choices;
  const { title, firstName, lastName, email, phone } = contact;
  const texts = { manual: '12 Beach Road, Petone, Lower Hutt, 5012', later: undefined };
  const isKnown = address !== 'manual' && address !== 'later';
  const text = isKnown ? fullAddress : texts[address];
  const body = {
    ...(text && { address: text }),
    isMultipleAddresses: false,
    electricity: wanted[fuel].electricity,
    ...(isKnown && { electricityIcp: electricityIcp(choices), naturalGasIcp: icps.gas }),
    naturalGas: wanted[fuel].gas,
    bottledGas: wanted[fuel].lpg,
    title,
    firstName,
    lastName,
    emailAddress: email,
    phone,
  };
  return body as JsonValue;
}

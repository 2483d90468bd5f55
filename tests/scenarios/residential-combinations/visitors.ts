import type { Given } from '../../../cli/scenarios/scenario.ts';

/**
 * A person who signs up a home: their answers, and the values that the specification derives from them,
 * written by hand.
 */
export interface Visitor {
  readonly contact: Readonly<Record<string, string>>;
  readonly licence: Readonly<Record<string, string>>;
  readonly isPromoByEmail: 'true' | 'false';
  readonly isPrimaryResidence: boolean;
  readonly customerNumber?: string;
  /** Adults and children; omitted if never answered. */
  readonly household?: readonly [adults: string, children: string];
  readonly hasSmartMeter: boolean;
  /** How the water is heated, according to the offers of electricity. */
  readonly waterHeater?: string;
  readonly situation: Readonly<Record<string, string>>;
  readonly bottles: Readonly<Record<string, string>>;
  /** Obstacles to the bottles, to the meter and to both; omitted when there are none. */
  readonly obstacles?: {
    readonly ofBottles: readonly string[];
    readonly ofMeter: readonly string[];
    readonly always: readonly string[];
    readonly other: string;
  };
  readonly expected: {
    readonly contact: object;
    readonly driverLicence?: object;
    readonly housePopulation?: string;
    readonly householdSize?: number;
    readonly requestedDate: string;
    readonly moveOrTransfer: string;
    readonly lpg: object;
    readonly promotion: object;
    /** Notes for the meter reader, with bottled gas and without. */
    readonly notes?: { readonly withBottles: string; readonly without: string };
  };
}

export const today = '2026-03-02';

export const visitors: readonly Visitor[] = [
  {
    contact: {
      title: 'Ms',
      firstName: 'Aroha',
      middleName: 'Mere',
      lastName: 'Ngata',
      email: 'aroha@example.co.nz',
      phone: '+64 21 555 0100',
    },
    licence: {
      isDriverLicence: 'true',
      licenceNo: 'AB123456',
      licenceVersionNo: '123',
      dob: '17/05/1990',
    },
    isPromoByEmail: 'true',
    isPrimaryResidence: true,
    customerNumber: '12345678',
    hasSmartMeter: true,
    waterHeater: 'CONTROLLED_ELECTRIC',
    situation: {
      situation: 'moving',
      moveInDate: '20/03/2026',
      isMedicalSupport: 'false',
      isWellBeing: 'false',
    },
    bottles: {
      gasBottlesCount: 'two',
      gasBottleSize: '45kg',
      gasBottlesSupplier: 'rockgas',
      orderBottlesOption: 'true',
      gasBottlesLocation: 'back',
    },
    expected: {
      contact: {
        title: 'Ms',
        firstName: 'Aroha',
        middleName: 'Mere',
        lastName: 'Ngata',
        dob: '1990-05-17',
        phone: '+64 21 555 0100',
        email: 'aroha@example.co.nz',
      },
      driverLicence: { number: 'AB123456', version: '123' },
      requestedDate: '2026-03-20',
      moveOrTransfer: 'MOVE',
      lpg: {
        numberOfLPGBottles: 2,
        retailer: 'ROCKGAS',
        meterLocationCode: 'BACK',
        lpgOrder: { numberOfBottles: 2 },
      },
      promotion: { preference: 'EMAIL', value: 'aroha@example.co.nz' },
    },
  },
  {
    contact: {
      title: 'Mr',
      firstName: 'Tane',
      lastName: "O'Brien-Smith",
      email: 'tane@example.co.nz',
      phone: '0215550111',
    },
    licence: { isDriverLicence: 'false', dob: '29/02/1988' },
    isPromoByEmail: 'false',
    isPrimaryResidence: false,
    household: ['1', '0'],
    hasSmartMeter: false,
    situation: {
      situation: 'switching',
      isMedicalSupport: 'true',
      isWellBeing: 'true',
      wellBeingAffectedReason: 'age',
    },
    bottles: { gasBottlesCount: 'more', gasBottlesTotal: '5' },
    obstacles: { ofBottles: [], ofMeter: [], always: ['dogs', 'gate', 'other'], other: 'A low branch' },
    expected: {
      contact: {
        title: 'Mr',
        firstName: 'Tane',
        lastName: "O'Brien-Smith",
        dob: '1988-02-29',
        phone: '0215550111',
        email: 'tane@example.co.nz',
      },
      housePopulation: '1',
      householdSize: 1,
      requestedDate: today,
      moveOrTransfer: 'TRANSFER',
      lpg: { numberOfLPGBottles: 5 },
      promotion: { preference: 'NONE', value: null },
      notes: { withBottles: 'A low branch, Gate', without: 'A low branch, Gate' },
    },
  },
  {
    contact: {
      title: 'Rev',
      firstName: 'Zoë',
      middleName: 'Te Ata',
      lastName: 'van der Berg',
      email: 'zoe@example.co.nz',
      phone: '+64215550122',
    },
    licence: { isDriverLicence: 'true', licenceNo: 'CD98', licenceVersionNo: '7', dob: '02/03/2008' },
    isPromoByEmail: 'true',
    isPrimaryResidence: true,
    customerNumber: '210987654321',
    household: ['2', '3'],
    hasSmartMeter: false,
    situation: {
      situation: 'moving',
      moveInDate: '02/03/2025',
      isMedicalSupport: 'false',
      isWellBeing: 'false',
    },
    bottles: {
      gasBottlesCount: 'two',
      gasBottleSize: 'other',
      gasBottlesSupplier: 'unknown',
      orderBottlesOption: 'false',
      gasBottlesLocation: 'left',
    },
    obstacles: {
      ofBottles: ['trucks', 'security-code', 'steps', 'steep-driveway'],
      ofMeter: ['meter-inside'],
      always: ['gate', 'other'],
      other: 'Ring twice',
    },
    expected: {
      contact: {
        title: 'Rev',
        firstName: 'Zoë',
        middleName: 'Te Ata',
        lastName: 'van der Berg',
        dob: '2008-03-02',
        phone: '+64215550122',
        email: 'zoe@example.co.nz',
      },
      driverLicence: { number: 'CD98', version: '7' },
      housePopulation: '4_or_more',
      householdSize: 5,
      requestedDate: '2025-03-02',
      moveOrTransfer: 'MOVE',
      lpg: { numberOfLPGBottles: 2, meterLocationCode: 'LEFT' },
      promotion: { preference: 'EMAIL', value: 'zoe@example.co.nz' },
      notes: { withBottles: 'Ring twice, Steep Driveway, Gate', without: 'Ring twice, Gate' },
    },
  },
];

/** The visitor's answers on the step about the property, limited to its questions. */
export function propertyAnswers(
  visitor: Visitor,
  asked: { readonly electricity: boolean; readonly bottles: boolean; readonly meter: boolean },
): Readonly<Record<string, Given>> {
  const { obstacles } = visitor;
  const reasons = obstacles && [
    ...(asked.bottles ? obstacles.ofBottles : []),
    ...(asked.meter ? obstacles.ofMeter : []),
    ...obstacles.always,
  ];
  return {
    ...visitor.situation,
    ...(asked.bottles && visitor.bottles),
    meterAccessHasAnIssue: obstacles ? 'true' : 'false',
    ...(reasons && { meterAccessIssueReasons: reasons, meterAccessIssueReasonOther: obstacles.other }),
  };
}

import { icpIn, lane } from './join-caller.ts';

const icp = icpIn('Everything');
const gasIcp = icpIn('Everything', 'GAS');
const lpgIcp = icpIn('Everything', 'LPG');

function offerOf(type: string, ofIcp: string): string {
  return [type, 'NPA-PLUS', 'STANDARD', '12-MONTH', ofIcp].join(':');
}

export const directDebit = {
  paymentAuthority: 'DIRECT_DEBIT',
  bankName: 'ANZ',
  bankAcctName: 'A Ngata',
  bankAcctNumber: '01-0902-0068389-00',
  authorised: true,
  termsAccepted: true,
  paymentRef: 'Genesis',
  Confirmation: true,
};

export const access = {
  limited: true,
  dog: 'DOGS',
  trucks: false,
  securityCode: false,
  steps: false,
  meterInside: false,
  meterReaderNotes: 'Steep Driveway, Gate',
};

/** A new customer with every type of supply. */
export const signUpBody = {
  contact: {
    title: 'Ms',
    firstName: 'Aroha',
    middleName: 'Mere',
    lastName: 'Ngata',
    dob: '1990-05-17',
    phone: '+64 21 555 010',
    email: 'aroha@example.co.nz',
    driverLicence: { number: 'AB123456', version: '123' },
  },
  requestedDate: '2026-03-20',
  uniqueCode: 'SUMMER50',
  referrer: 'newsletter',
  site: [
    {
      address: {
        addressLine1: '1 Everything Lane',
        addressLine2: 'Sandbox Bay',
        addressLine3: 'Wellington 6999',
        unit: null,
        streetNumber: '1',
        streetName: 'Everything',
        streetType: 'Lane',
        suburb: 'Sandbox Bay',
        town: 'Wellington',
        postCode: '6999',
        region: 'Wellington',
        freeformAddress: '1 Everything Lane, Sandbox Bay, Wellington 6999',
      },
      primaryResidence: true,
      housePopulation: '4_or_more',
      supplyPoint: [
        { type: 'ELECTRICITY', icp, selectedOffer: offerOf('ELECTRICITY', icp) },
        { type: 'GAS', icp: gasIcp, selectedOffer: offerOf('GAS', gasIcp) },
        {
          type: 'LPG',
          icp: lpgIcp,
          selectedOffer: offerOf('LPG', lpgIcp),
          numberOfLPGBottles: 2,
          retailer: 'ROCKGAS',
          meterLocationCode: 'BACK',
          lpgOrder: { numberOfBottles: 2 },
        },
      ],
      access,
    },
  ],
  opportunityType: 'ONLINE_SIGNUP',
  existingCustomer: false,
  moveOrTransfer: 'MOVE',
  billingAccount: {
    paymentMethod: directDebit,
    promotion: { preference: 'EMAIL', value: 'aroha@example.co.nz' },
    billing: { preference: 'EMAIL', value: 'aroha@example.co.nz' },
  },
};

const address = {
  addressLine1: '201 Trading Lane',
  streetNumber: '201',
  streetName: 'Trading',
  streetType: 'Lane',
  suburb: 'Sandbox Bay',
  town: 'Wellington',
  postCode: '6999',
  freeformAddress: '201 Trading Lane, Sandbox Bay, Wellington 6999',
};

const supplyPoint = lane('Trading').supplyPoints.map(({ type, ICPIdentifier }) => ({
  type,
  icp: ICPIdentifier,
  selectedOffer: [type, 'SME-STANDARD', type === 'LPG' ? 'BT45' : 'BUSINESS', '24-MONTH', ICPIdentifier].join(
    ':',
  ),
  ...(type === 'LPG' && {
    numberOfLPGBottles: 2,
    retailer: 'ROCKGAS',
    meterLocationCode: 'BACK',
    lpgOrder: { numberOfBottles: 2 },
  }),
}));

const { middleName: _, ...contact } = signUpBody.contact;

/** A sole trader with every type of supply. */
export const businessSignUpBody = {
  contact,
  business: { type: 'SOLE_TRADER', name: 'Ngata Ceramics' },
  site: [{ address, access, supplyPoint }],
  billingAccount: {
    paymentMethod: {
      paymentAuthority: 'DIRECT_DEBIT',
      bankAcctNumber: '01-0902-0068389-00',
      bankAcctName: 'A Ngata',
      authorised: true,
      termsAccepted: true,
      Confirmation: true,
    },
    billing: { address, preference: 'EMAIL', value: 'aroha@example.co.nz' },
    promotion: { preference: 'NONE', value: null },
  },
  moveOrTransfer: 'TRANSFER',
  requestedDate: '2026-03-02',
  preferredBillDate: 15 as number | null,
};

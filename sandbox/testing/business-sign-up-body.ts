import { lane } from './join-caller.ts';
import { access, signUpBody } from './sign-up-body.ts';

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

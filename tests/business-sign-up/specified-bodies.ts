import { addressDetails } from '../../sandbox/addresses/address-routes.ts';
import { splitStreet } from '../../sandbox/premises/place.ts';
import { type Choices, type Fuel, icpOf, names, premisesOf, registration } from './visitors.ts';

/**
 * Bodies of a business's sign-up according to the specification, from its choices alone; no document is read.
 */

const types = { electricity: 'ELECTRICITY', gas: 'GAS', lpg: 'LPG' } as const;
const sentTypes = { 'sole-trader': 'SOLE_TRADER', company: 'COMPANY', other: 'OTHER' } as const;

export function signUpBody(choices: Choices, today: string) {
  const { type, payment, isMoving, day } = choices;
  const address = addressBody(choices);
  const isSoleTrader = type === 'sole-trader';
  const accepted = { termsAccepted: true, Confirmation: true };
  return {
    contact: {
      title: 'Ms',
      firstName: 'Aroha',
      lastName: 'Ngata',
      ...(isSoleTrader && { dob: '1988-02-29' }),
      phone: '0215550100',
      email: 'aroha@example.co.nz',
      ...(isSoleTrader && { driverLicence: { number: 'DL123456', version: '987' } }),
    },
    business: {
      type: sentTypes[type],
      name: names[type],
      ...(type === 'company' && { registrationNumber: registration }),
    },
    site: [
      {
        address,
        access: accessBody(choices),
        supplyPoint: choices.wanted.map((fuel) => point(fuel, choices)),
      },
    ],
    billingAccount: {
      paymentMethod:
        payment === 'manual'
          ? { paymentAuthority: 'NONE', ...accepted }
          : {
              paymentAuthority: 'DIRECT_DEBIT',
              bankAcctNumber: '01-0902-0068389-00',
              bankAcctName: 'A Ngata',
              authorised: true,
              ...accepted,
            },
      billing: { address, preference: 'EMAIL', value: 'aroha@example.co.nz' },
      promotion: { preference: 'NONE', value: null },
    },
    moveOrTransfer: isMoving ? 'MOVE' : 'TRANSFER',
    requestedDate: isMoving ? '2026-03-20' : today,
    preferredBillDate: day ?? null,
  };
}

/** All that the finder knows of an address; of one that the registry gives, the registry's parts. */
function addressBody(choices: Choices) {
  const premises = premisesOf(choices);
  if (choices.address === 'finder' || choices.address === 'several') {
    const details = addressDetails(premises);
    return {
      addressLine1: details.postal_line_1,
      addressLine2: details.postal_line_2,
      addressLine3: details.postal_line_3,
      addressLine4: details.postal_line_4,
      addressLine5: details.postal_line_5,
      dpid: details.dpid,
      unit: details.unit_identifier,
      unitType: details.unit_type,
      floor: details.floor,
      streetNumber: details.number,
      streetNumberSuffix: details.alpha,
      streetName: details.street_name,
      streetType: details.street_type,
      ruralDeliveryNumber: details.rd_number,
      lobby: details.lobby_name,
      suburb: details.suburb,
      town: details.city,
      mailTown: details.mailtown,
      postCode: details.postcode,
      boxNumber: null,
      boxType: null,
      parcelId: details.primary_parcel_id,
      region: details.region,
      freeformAddress: details.a,
    };
  }
  const [{ registryAddress } = { registryAddress: undefined }] = premises.supplyPoints;
  if (!registryAddress) throw new Error('No supply point, no registry address.');
  const { fullAddress, postCode, state, unit, streetNumber, streetName, suburb, town } = registryAddress;
  const { name, type } = splitStreet(streetName);
  return {
    addressLine1: fullAddress,
    unit,
    streetNumber,
    streetName: name,
    streetType: type,
    suburb,
    town,
    postCode,
    region: state,
    freeformAddress: fullAddress,
  };
}

function point(fuel: Fuel, choices: Choices) {
  const type = types[fuel];
  const icp = icpOf(choices, type);
  const chargeClass = fuel === 'lpg' ? 'BT45' : 'BUSINESS';
  const bottles = choices.hasTwoBottles
    ? {
        numberOfLPGBottles: 2,
        retailer: 'ROCKGAS',
        meterLocationCode: 'BACK',
        lpgOrder: { numberOfBottles: 2 },
      }
    : { numberOfLPGBottles: 5 };
  return {
    type,
    icp,
    selectedOffer: [type, 'SME-STANDARD', chargeClass, choices.term, icp].join(':'),
    ...(fuel === 'lpg' && bottles),
  };
}

function accessBody({ wanted, hasTwoBottles }: Choices) {
  const barred = wanted.includes('lpg') && hasTwoBottles;
  return {
    limited: barred,
    dog: barred ? 'DOGS' : 'NO_DOGS',
    trucks: false,
    securityCode: false,
    steps: false,
    meterInside: false,
    ...(barred && { meterReaderNotes: 'Ring twice, Steep Driveway, Gate' }),
  };
}

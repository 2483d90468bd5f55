interface OrderPart {
  readonly numberOfBottles: number;
  readonly addDogNote: 0 | 1;
  readonly keySecurityCode: string | 0;
  readonly accessIssues: 0 | 1;
  readonly extraComments: string;
  readonly bottleSize: string;
}

interface Visitor {
  readonly name: string;
  readonly address: string;
}

const usual = {
  numberOfBottles: 2,
  addDogNote: 0,
  keySecurityCode: 0,
  accessIssues: 0,
  extraComments: '',
  bottleSize: '45',
} as const;

/** The complete bodies of the two calls that place a plain order, with a test's changes. */
export function orderBodies(part: Partial<OrderPart>, { name, address }: Visitor) {
  const order = { ...usual, ...part, userName: name };
  return {
    validate: {
      order,
      supplyAgreement: { id: '12345678' },
      emailAddress: 'aroha@example.co.nz',
      deliveryAddress: address,
    },
    create: {
      order,
      supplyAgreement: {
        id: '12345678',
        contact: {
          deliveryAddress: address,
          communicationDetails: [
            { type: 'MOBILE', value: '0215550100' },
            { type: 'EMAIL', value: 'aroha@example.co.nz' },
          ],
        },
      },
    },
  };
}

import { joinPath, pathOf, type Sector } from '../support/pages/join.ts';
import { bodies, leadPath, signUpPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import { type Answers, pressed } from '../support/visitors/answers.ts';
import { plainCompany, soleTrader } from '../support/visitors/business-visitor.ts';
import { type JoinStep, type Visitor, visitor } from '../support/visitors/residential-visitor.ts';
import { walkByHtml } from '../support/visitors/walk-html.ts';

const manual = { addressLine1: '1 Hill Road', suburb: 'Te Horo', town: 'Ōtaki', postcode: '5512' };

/** Who signs up or asks for a call, at which step they end, and a part of what the provider is sent. */
const visitors: readonly (readonly [
  who: string,
  sector: Sector,
  given: Visitor,
  end: JoinStep,
  at: string,
  sent: object,
])[] = [
  ['A home', 'residential', visitor(), 'success', signUpPath, { contact: { firstName: 'Aroha' } }],
  [
    'A home whose address is typed by hand',
    'residential',
    {
      ...visitor({ 'manual-address': manual, fuel: { fuel: 'electricity-gas' } }),
      address: { enterManually: pressed },
    },
    'callback-success',
    leadPath,
    { address: '1 Hill Road, Te Horo, Ōtaki, 5512', naturalGas: true },
  ],
  ['A sole trader', 'business', soleTrader, 'success', signUpPath, { business: { type: 'SOLE_TRADER' } }],
  ['A company', 'business', plainCompany, 'success', signUpPath, { business: { type: 'COMPANY' } }],
];

for (const [who, sector, given, end, at, sent] of visitors)
  test(`${who} signs up by the forms of the HTML alone`, async ({ request, site }) => {
    const answersAt = (path: string): Answers =>
      (path === joinPath ? given['customer-type'] : given[path.split('/').at(-1) as JoinStep]) ?? {};
    await walkByHtml(request, joinPath, pathOf(end, sector), answersAt);
    expect(bodies(site.sandbox, at)).toMatchObject([sent]);
    const page = await request.get(pathOf(end, sector));
    expect([page.status(), page.headers()['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
  });

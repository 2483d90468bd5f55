import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileDisplay, evaluateDisplay, type StepModel, stepSurroundings, viewNow } from '#engine';
import { createFormState } from '../../renderer/state/form-state.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import { begin, homeJourney, plan, type Stage, take } from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };

/** Where every charge there is has to be paid, each multiplied by something. */
const home: Stage = [
  'address',
  [
    ['address', '22 Charges Lane, Sandbox Bay, Wellington 6999'],
    ['addressId', '9-m'],
  ],
];
const everything: Stage = ['fuel', [['fuel', 'electricity-gas']]];

let sandbox: RunningSandbox;
let instance: Instance;
beforeAll(async () => {
  const databaseUrl = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
  instance = await startInstance({ databaseUrl, sandboxUrl: sandbox.url, releases });
});
afterAll(() => sandbox.close());

/** The tables of rates in the summary beside a step, as a browser makes them. */
function ratesBeside(model: StepModel) {
  const { answers } = createFormState(model).evaluation();
  const display = compileDisplay(model.definition);
  const { summary } = evaluateDisplay(display, answers, stepSurroundings(model), () => true, model.display);
  const rates = display.form.fields.find(({ field }) => field.name === 'rates');
  if (!summary || !rates) throw new Error('The summary has no rates.');
  return (viewNow(rates.view, summary.scope) as { each: readonly { view: { rows: unknown } }[] }).each;
}

/** Every instance of these tests refuses to go on where a rule cannot be evaluated. */
it('The rates of a home with every charge there is are within what one rule may take', async () => {
  const visitor = newVisitor(homeJourney, [instance]);
  for (const stage of [begin, home, everything]) await take(visitor, stage);
  expect(await visitor.open('plan-select')).toMatchObject({ shown: 'step' });
  await take(visitor, plan('plus-fixed'));
  const details = await visitor.open('contact-details');
  if (details?.shown !== 'step') throw new Error('The step is not open.');
  const [electricity] = ratesBeside(details.model);
  expect(electricity?.view.rows).toEqual([
    { label: 'Daily Fixed Charge', value: '$1.0868 / day' },
    { label: 'Capacity Charge', value: '$0.0359 / day', note: '$0.03588 × 15 kVA = $0.5382 per day' },
    { label: 'Congestion Charge', value: '$0.0967 / day', note: '$0.096715 × 6 kW = $0.5803 per day' },
    { label: 'Demand Charge', value: '$0.2780 / day', note: '$0.277955 × 8.5 kW = $2.3626 per day' },
    { label: 'Distance Charge', value: '$0.0048 / day', note: '$0.00483 × 120 km = $0.5796 per day' },
    { label: 'Power Factor Charge', value: '$0.0638 / day', note: '$0.063825 × 3 kVAr = $0.1915 per day' },
    { label: 'Interruptibility Charge', value: '$0.0144 / day', note: '$0.014375 × 2 kW = $0.0288 per day' },
    { label: 'Transformer Charge', value: '$0.0113 / day', note: '$0.01127 × 30 kVA = $0.3381 per day' },
    { label: 'Metering Charge', value: '$0.2070 / day' },
    { label: 'Anytime', value: '$0.3773 / kWh' },
    { label: 'Controlled', value: '$0.3019 / kWh' },
    { label: 'Composite', value: '$0.3773 / kWh' },
    { label: 'Prompt Meter Reading', value: 'No charge' },
    {
      label: 'Composite by season',
      value: 'Summer, 1 Oct to 30 Apr: $0.3396\nWinter, 1 May to 30 Sep: $0.4339',
      note: 'per kWh',
    },
  ]);
});

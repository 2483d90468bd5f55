import type { BrowserContext, Page } from '@playwright/test';
import { cardPage, cards } from '../support/pages/card-page.ts';
import type { Join } from '../support/pages/join.ts';
import { followTraces, type Trace } from '../support/pages/traces.ts';
import { somethingWrong } from '../support/shipped/shipped-words.ts';
import { leadPath, signUpBySitePath, signUpPath } from '../support/sites/received.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';
import { type Answers, pressed } from '../support/visitors/answers.ts';
import { soleTrader } from '../support/visitors/business-visitor.ts';
import { keepDataLayer } from '../support/visitors/data-layer.ts';
import { type JoinStep, type Visitor, visitor } from '../support/visitors/residential-visitor.ts';

/** Something only its owner should know: how it may be written, and the steps where it is asked for. */
interface Secret {
  readonly name: string;
  readonly written: readonly (string | RegExp)[];
  readonly steps: readonly (JoinStep | 'card-form')[];
}

const person = {
  firstName: 'Parehuia',
  lastName: 'Waipouri',
  email: 'parehuia.waipouri@example.co.nz',
  phone: '0215559173',
};
const personal: Visitor = {
  'contact-details': person,
  callback: person,
  'credit-check': {
    dob: '23/11/1967',
    licenceNo: 'QX987654',
    licenceVersionNo: '731',
  },
  payment: { bankAccountNo: '12-3147-0918273-000', bankAccountName: 'P Waipouri Trust' },
};

const contact: readonly JoinStep[] = ['contact-details', 'callback'];
const secrets: readonly Secret[] = [
  { name: 'the first name', written: ['Parehuia', 'parehuia'], steps: contact },
  { name: 'the last name', written: ['Waipouri', 'waipouri'], steps: [...contact, 'payment'] },
  { name: 'the phone number', written: ['5559173'], steps: contact },
  {
    name: 'the date of birth',
    written: ['23/11/1967', '1967-11-23', '23%2F11%2F1967', '19671123', '23111967'],
    steps: ['credit-check', 'contact-details'],
  },
  { name: 'the licence number', written: ['QX987654'], steps: ['credit-check'] },
  { name: 'the licence version', written: [/["'=>:\s]731["'<&\s]/], steps: ['credit-check'] },
  { name: 'the account number', written: ['0918273'], steps: ['payment'] },
  { name: 'the account holder', written: ['Waipouri Trust', 'Waipouri+Trust'], steps: ['payment'] },
  { name: 'the customer number', written: ['81927364'], steps: ['contact-details'] },
  { name: 'the number of the card', written: [cards.approved, cards.declined], steps: ['card-form'] },
  { name: 'the token of the card', written: ['CARD-CS'], steps: [] },
];

/** Where each secret is found that has no business there. */
function leaks(traces: readonly Trace[], of: readonly Secret[] = secrets): readonly string[] {
  return of.flatMap(({ name, written, steps }) =>
    traces
      .filter(({ step }) => !steps.some((own) => own === step))
      .filter(({ text }) =>
        written.some((form) => (typeof form === 'string' ? text.includes(form) : form.test(text))),
      )
      .map(({ where }) => `${name} in ${where}`),
  );
}

interface Walk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly join: Join;
  readonly site: Site;
}

/**
 * Goes the way, looking at what the browser keeps before and after each press. Without scripts a browser does so at the last
 * step alone: the steps before are answered and sent by the forms in their HTML.
 */
async function goAndLook({ page, context, join, site }: Walk, given: Visitor, until: JoinStep) {
  await keepDataLayer(context);
  const traces = followTraces(context, site);
  await join.openAt(`${site.url}/join?utm_source=letter`);
  await traces.lookInto(page);
  if (!join.hasScripts) {
    await join.goTo(until, given, traces);
    await traces.lookInto(page);
    return traces;
  }
  for (let step = join.current(), steps = 0; step !== until; step = join.current(), steps++) {
    expect(steps, `${until} was not reached`).toBeLessThan(16);
    const answers: Answers = given[step] ?? {};
    const leadsOn = Object.values(answers).includes(pressed);
    if (!leadsOn) {
      await join.answerAll(answers);
      await traces.lookInto(page);
    }
    await join.complete(step, leadsOn ? answers : {});
    await traces.lookInto(page);
  }
  return traces;
}

test('What a new customer says of themselves stays in the step that asked for it', { tag: '@full' }, async ({
  page,
  context,
  join,
  site,
}) => {
  const traces = await goAndLook({ page, context, join, site }, visitor(personal), 'payment');

  // Back and forth, a mistake, and services that repeat in their refusals what they were told.
  for (const step of ['credit-check', 'contact-details', 'payment'] as const) {
    await join.openAt(`${site.url}/join/residential/${step}`);
    await traces.lookInto(page);
  }
  const { payment = {} } = visitor(personal);
  await join.answerAll({ ...payment, generalTerms: 'false' });
  await join.press();
  await expect(join.summary).toBeVisible();
  const body = { reason: 'QX987654 of 1967-11-23, 12-3147-0918273-000, is not for Parehuia Waipouri' };
  site.sandbox.state.faults.replace([
    { service: 'provider', path: signUpPath, kind: 'status', status: 422, body },
    { service: 'site-api', path: signUpBySitePath, kind: 'status', status: 500, body },
  ]);
  await join.answerAll(payment);
  await join.press();
  await expect(join.banner(somethingWrong)).toBeVisible();
  await traces.lookInto(page);
  site.sandbox.state.faults.clear();
  await join.complete('payment');
  await join.arrived('success');
  await traces.lookInto(page);
  await page.goto(`${site.url}/`);
  await traces.lookInto(page);

  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
  const all = await traces.all();
  expect(all.find(({ where }) => where === 'the log')?.text).toContain('operation failed');
  expect(leaks(all)).toEqual([]);
  // The net is whole: an answer that is no secret is caught in all kinds of places.
  const [lane]: readonly Secret[] = [{ name: 'the lane', written: ['Everything Lane'], steps: ['address'] }];
  const caught = lane ? leaks(all, [lane]).join('\n') : '';
  for (const place of ['the database', 'the answer to GET', '/join/residential/property']) {
    expect(caught).toContain(place);
  }
});

test('What a customer says of themselves stays in the step that asked for it', { tag: '@full' }, async ({
  page,
  context,
  join,
  site,
}) => {
  const given: Visitor = {
    ...visitor({
      'plan-select': { plan: 'ev' },
      'car-registration': { plate: 'evblue' },
    }),
    'contact-details': {
      isExistingCustomer: 'true',
      customerNumber: '81927364',
      title: 'Ms',
      ...person,
      dob: '23/11/1967',
      generalTermsForExistingCustomers: 'true',
    },
  };
  const traces = await goAndLook({ page, context, join, site }, given, 'success');
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
  expect(leaks(await traces.all())).toEqual([]);
});

test('What somebody who asks for a call says of themselves stays in the step that asked for it', async ({
  page,
  context,
  join,
  site,
}) => {
  const body = { reason: 'Parehuia Waipouri on 0215559173 is not to be called' };
  site.sandbox.state.faults.replace([
    { service: 'site-api', path: leadPath, kind: 'status', status: 500, times: 1, body },
  ]);
  const given = { ...visitor(personal), address: { requestCallback: pressed } };
  const traces = await goAndLook({ page, context, join, site }, given, 'callback');
  await join.answerAll(given.callback ?? {});
  await join.press();
  await expect(join.banner(somethingWrong)).toBeVisible();
  await traces.lookInto(page);
  await join.answerAll({ recaptcha: 'true' });
  await join.complete('callback');
  await join.arrived('callback-success');
  await traces.lookInto(page);
  expect(site.sandbox.state.leads.all()).toHaveLength(1);
  expect(leaks(await traces.all())).toEqual([]);
});

test('A card leaves nothing here but what is shown of it', { tag: '@full' }, async ({
  page,
  context,
  join,
  startOwnSite,
}) => {
  const site = await startOwnSite({ environment: { WAYMARK_SETTINGS: '{"cardEntry":"on"}' } });
  const traces = await goAndLook({ page, context, join, site }, visitor(personal), 'payment');
  const enter = join.button('addCard');
  await join.answer('paymentMethod', 'credit-card');
  // Without scripts a choice shows what depends on it once it is sent.
  if (!(await enter.isVisible())) await join.press();
  for (const card of [cards.declined, cards.approved]) {
    await enter.click();
    await cardPage(page).give(card);
    await join.arrived('payment');
    await traces.lookInto(page);
  }
  const body = { reason: 'CARD-CS000001 is refused' };
  site.sandbox.state.faults.replace([
    { service: 'provider', path: signUpPath, kind: 'status', status: 422, times: 1, body },
    { service: 'site-api', path: signUpBySitePath, kind: 'status', status: 422, times: 1, body },
  ]);
  await join.answer('generalTerms', 'true');
  await join.press();
  await expect(join.banner(somethingWrong)).toBeVisible();
  for (const step of ['property', 'payment'] as const) {
    await join.openAt(`${site.url}/join/residential/${step}`);
    await traces.lookInto(page);
  }
  await join.complete('payment');
  await join.arrived('success');
  await traces.lookInto(page);
  expect(site.sandbox.state.signUps.all()).toMatchObject([
    { body: { billingAccount: { paymentMethod: { CCToken: expect.stringContaining('CARD-CS') } } } },
  ]);
  expect(leaks(await traces.all())).toEqual([]);
});

test('What a sole trader says of themselves stays in the step that asked for it', { tag: '@full' }, async ({
  page,
  context,
  business,
  site,
}) => {
  const trader = Object.fromEntries(
    Object.entries(soleTrader).map(([step, said]) => [step, { ...said, ...personal[step as JoinStep] }]),
  );
  const traces = await goAndLook({ page, context, join: business, site }, trader, 'success');
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
  expect(leaks(await traces.all())).toEqual([]);
});

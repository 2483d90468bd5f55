import { callbackOnly, newCustomer } from '../../support/journeys/home-sign-up.ts';
import { joinOf } from '../support/pages/join.ts';
import { somethingWrong } from '../support/shipped/shipped-words.ts';
import {
  leadPath,
  offersPath,
  received,
  signUpBySitePath,
  signUpPath,
  supplyPointsPath,
} from '../support/sites/received.ts';
import { usualMs } from '../support/sites/response-times.ts';
import type { DocumentChanges } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';
import { plainVisitor } from '../support/visitors/residential-visitor.ts';

const { payment } = plainVisitor;

test('Pressed twice and in two tabs while the provider takes its time, somebody is signed up once', async ({
  context,
  join,
  site,
}) => {
  await join.openLate('payment');
  const other = joinOf(await context.newPage(), true);
  await other.openAt(`${site.url}/join/residential/payment`);
  await join.answerAll(payment);
  await other.answerAll(payment);
  site.sandbox.state.faults.replace([{ service: 'provider', path: signUpPath, kind: 'delay', ms: 1500 }]);
  await Promise.all([join.submit.dblclick(), other.submit.dblclick()]);
  await Promise.all([join.arrived('success'), other.arrived('success')]);
  expect(received(site.sandbox, signUpPath)).toHaveLength(1);
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
  await expect(join.shown('welcome')).toBeVisible();
});

test('A page whose plan was changed in another tab sends nothing, shows the difference, and counts with the next press', async ({
  context,
  join,
  page,
  site,
}) => {
  await join.openLate('payment');
  await join.answerAll(payment);
  const other = joinOf(await context.newPage(), true);
  await other.openAt(`${site.url}/join/residential/plan-select`);
  await other.complete('plan-select', { plan: 'basic' });
  await join.press();
  await expect(page.getByText(/Basic, was .*Plus/)).toBeVisible();
  expect(received(site.sandbox, signUpPath)).toHaveLength(0);
  await join.complete('payment');
  await join.arrived('success');
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
});

test.describe('When the site dies', () => {
  test.use({ expectedErrors: ['net::ERR'] });

  test('between sending and hearing back, a press after it is back finds the sign-up made once', {
    tag: '@full',
  }, async ({ page, join, startOwnSite }) => {
    const site = await startOwnSite();
    await join.openLate('payment', newCustomer, site.url);
    await join.answerAll(payment);
    site.sandbox.state.faults.replace([{ service: 'provider', path: signUpPath, kind: 'unheard', times: 1 }]);
    await join.press();
    await expect.poll(() => site.sandbox.state.signUps.all().length).toBe(1);
    await site.kill();
    const { port, sandbox, databaseUrl } = site;
    await startOwnSite({ port, sandbox, databaseUrl });
    await expect(join.submit).toBeEnabled();
    await join.press();
    await expect(page).toHaveURL(/\/success$/, { timeout: 40_000 });
    expect(received(sandbox, signUpPath)).toHaveLength(2);
    expect(sandbox.state.signUps.all()).toMatchObject([{ repeats: ['provider'] }]);
  });
});

test('A sign-up that fails both ways says so, keeps the form as it was, and is made by the next press', {
  tag: '@full',
}, async ({ join, site }) => {
  await join.openLate('payment');
  await join.answerAll(payment);
  site.sandbox.state.faults.replace([
    { service: 'provider', path: signUpPath, kind: 'status', status: 500, times: 1 },
    { service: 'site-api', path: signUpBySitePath, kind: 'reset', times: 1 },
  ]);
  await join.press();
  await expect(join.banner(somethingWrong)).toBeVisible();
  await expect(join.question('bankAccountNo')).toHaveValue(payment.bankAccountNo);
  await expect(join.question('generalTerms')).toBeChecked();
  await expect(join.submit).toBeEnabled();
  expect(site.sandbox.state.signUps.all()).toHaveLength(0);
  await join.complete('payment');
  await join.arrived('success');
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
});

test('A request to be called that fails says so, and is made by the next press', { tag: '@full' }, async ({
  join,
  site,
}) => {
  await join.openLate('callback', callbackOnly);
  await join.answerAll(plainVisitor.callback);
  site.sandbox.state.faults.replace([
    { service: 'site-api', path: leadPath, kind: 'status', status: 503, times: 1 },
  ]);
  await join.press();
  await expect(join.banner(somethingWrong)).toBeVisible();
  await expect(join.question('firstName')).toHaveValue('Aroha');
  await join.complete('callback', { recaptcha: 'true' });
  expect(site.sandbox.state.leads.all()).toHaveLength(1);
});

test('While look-ups hang, other pages come as fast as ever, and the visitor goes on all the same', {
  tag: '@full',
}, async ({ join, startOwnSite }) => {
  const hasty: DocumentChanges = {
    'operations/supply-points.json': (operation) => (operation.timeoutMs = 1500),
  };
  const site = await startOwnSite({ documents: hasty });
  const help = `${site.url}/help`;
  await usualMs(help);
  const before = await usualMs(help);
  site.sandbox.state.faults.replace([{ service: 'provider', path: supplyPointsPath, kind: 'hang' }]);
  await join.openAt(`${site.url}/join`);
  await join.complete('customer-type', plainVisitor['customer-type']);
  await join.answerAll(plainVisitor.address);
  const gone = join.complete('address');
  await expect.poll(() => received(site.sandbox, supplyPointsPath).length).toBeGreaterThan(0);
  const during = await usualMs(help);
  // A ratio with a wide margin, for the machine may be busier now: pages that waited for a look-up would not come at all.
  expect(during / before).toBeLessThan(25);
  expect(await gone).toBe('fuel');
  expect(await join.complete('fuel', plainVisitor.fuel)).toBe('callback');
  expect(received(site.sandbox, offersPath)).toHaveLength(0);
});

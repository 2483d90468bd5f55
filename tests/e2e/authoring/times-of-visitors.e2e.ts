import { momentText, secondAfter } from '../../support/documents/moments.ts';
import { orderForm, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/page-rules.ts';
import { stepPage } from '../support/pages/step-page.ts';
import { alertWords, shippedSite } from '../support/shipped/shipped-site.ts';
import { openPreview } from '../support/sites/preview.ts';
import { publishTimed, timedPaths, timedWords, writeTimed } from '../support/sites/timed-documents.ts';
import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

const enquiryPath = '/contact-us/message';
const asked = {
  about: 'bill',
  name: 'Aroha Ngata',
  email: 'aroha@example.org',
  message: 'Where is my bill?',
};
const gone = shippedSite.words.messages.formGone;

test.describe('A visitor in the middle of a form', () => {
  // A browser logs every answer that is not found.
  test.use({ expectedErrors: ['404'] });

  test('reads that its page has ended, keeps what was typed, and meets an alert no longer that has ended, too', {
    tag: '@full',
  }, async ({ page, browser, startOwnSite }) => {
    const site = await startOwnSite();
    const began = Date.now();
    // As visitors would have: the first request of a page takes longest.
    for (const path of [enquiryPath, orderPath]) await (await fetch(site.url + path)).text();
    await publishTimed([site], writeTimed(site, { from: began - hour, until: began + hour }));
    const ends = secondAfter(8000 + 4 * (Date.now() - began));
    const ending = site.edit('pages/contact-message-page.json', (document) => {
      document.publishUntil = momentText(ends);
    });
    // A page that a journey leads to may not end.
    const unlinked = site.edit('facts/join-facts.json', ({ sequences }) => {
      delete sequences.sayItIsUnknown[0].link;
    });
    await publishTimed([site], [unlinked, ending, ...writeTimed(site, { from: began - hour, until: ends })]);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const other = await page.context().newPage();
    const plainPage = await plain.newPage();
    const [enquiry, plainEnquiry] = [stepPage(page, true), stepPage(plainPage, false)];
    for (const form of [enquiry, plainEnquiry]) {
      await form.open(site.url + enquiryPath);
      await form.answerAll(asked);
    }
    const order = orderForm(other, true);
    await order.open(site.url + orderPath);
    const alert = other.getByRole('region', { name: alertWords.label }).getByText(timedWords.alert);
    await expect(alert).toBeVisible();
    expect(Date.now(), 'all were there before the last moment').toBeLessThan(ends);
    await expect
      .poll(async () => (await fetch(site.url + enquiryPath)).status, { intervals: [500], timeout: 180_000 })
      .toBe(404);

    for (const form of [enquiry, plainEnquiry]) await form.press();
    await expect(enquiry.banner(gone)).toBeVisible();
    await expect(enquiry.question('name')).toHaveValue(asked.name);
    await expect(plainPage.getByRole('main')).toContainText(gone);
    await order.place(plainOrder);
    await expect(other).toHaveURL(site.url + thanksPath);
    await expect(other.locator('body')).not.toContainText(timedWords.alert);
    await plain.close();
  });
});

test('A preview shows a page before its time and says when visitors see it', { tag: '@full' }, async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const [file = ''] = writeTimed(site, {
    from: Date.parse('2031-06-01T00:00Z'),
    until: Date.parse('2031-07-01T00:00Z'),
  });
  const saved = await site.waymark('draft', 'save', file, '--author', 'Aroha');
  expect(saved.exitCode, saved.output).toBe(0);
  await openPreview(page, site, timedPaths.page);
  await expect(page).toHaveURL(site.url + timedPaths.page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.goto(site.url + timedPaths.page))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: timedWords.page })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Times' })).toHaveText(
      'Visitors see this page from 2031-06-01 12:00 until 2031-07-01 12:00.',
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  expect((await fetch(site.url + timedPaths.page)).status).toBe(404);
});

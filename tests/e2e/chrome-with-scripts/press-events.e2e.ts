import { linkedDocuments } from '../support/shipped/linked-documents.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { keepDataLayer, pushedTo } from '../support/visitors/data-layer.ts';

const shipped = linkedDocuments.find((each) => each.kind === 'analytics' && each.categories !== undefined);
const { event, categories } = found(shipped?.kind === 'analytics' ? shipped : undefined, 'event');

for (const [path, kind, selector] of [
  ['/about/news', 'article-list', 'main [data-region] li a'],
  ['/', 'header-banner', 'main a'],
  ['/', 'footer', 'footer a'],
] as const)
  test(`A press in ${kind} of ${path} is an event of its category`, async ({ page, context }) => {
    await keepDataLayer(context);
    await page.goto(path, { waitUntil: 'networkidle' });
    const link = page.locator(selector).filter({ hasText: /\w/, visible: true }).first();
    const words = await link.textContent();
    await link.click();
    const eventLabel = words?.replace(/\s+/g, ' ').trim();
    await expect
      .poll(async () => (await pushedTo(page)).at(0))
      .toEqual({ event, eventCategory: categories?.[kind], eventAction: 'link', eventLabel });
  });

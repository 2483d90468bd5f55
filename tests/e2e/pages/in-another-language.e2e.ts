import { freePort } from '../../support/instances/free-port.ts';
import { orderPath } from '../support/pages/order-form.ts';
import { hydrated } from '../support/pages/step-page.ts';
import { linkedDocuments } from '../support/shipped/linked-documents.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const texts = new Map(
  linkedDocuments.flatMap((each) => (each.kind === 'translation' ? [[each.id, each.texts] as const] : [])),
);

function translated(id: string, path: string): string {
  return String(found(texts.get(id)?.[path]?.text, `${id} ${path}`));
}

const name = 'fields/name';

test('The order form is in the language of its address, and a change of it keeps what was typed', async ({
  page,
}) => {
  await page.goto(`/mi${orderPath}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  await expect(alternates).toHaveCount(3);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: translated('gas-order-mi', 'steps/order/submitLabel') });
  const field = main.getByRole('textbox', { name: translated('gas-order-form-mi', `${name}/label`) });
  await hydrated(page);
  await send.click();
  await expect(main).toContainText(translated('gas-order-form-mi', `${name}/messages/required`));
  await field.fill('Aroha Ngata');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('[aria-current=true]')).toHaveText('Te reo Māori');
  await footer.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(orderPath);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-nz');
  await expect(main.getByRole('textbox').first()).toHaveValue('Aroha Ngata');
});

test('A visitor goes on at the host of another language and back, with what was typed', async ({
  page,
  startOwnSite,
}) => {
  const port = await freePort();
  const hosts = [`mi.localhost:${port}`];
  const [english, maori] = [`http://localhost:${port}`, `http://${hosts[0]}`];
  await startOwnSite({
    port,
    environment: { WAYMARK_HOSTS: [`localhost:${port}`, ...hosts].join() },
    documents: {
      'site.json': (document) => {
        document.languages = [{ language: 'mi', hosts }];
      },
    },
  });
  await page.goto(english + orderPath);
  await hydrated(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  const footer = page.getByRole('contentinfo');
  await field.fill('Aroha Ngata');
  await footer.getByRole('button', { name: 'Te reo Māori' }).click();
  await expect(page).toHaveURL(maori + orderPath);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(field).toHaveValue('Aroha Ngata');
  await hydrated(page);
  await field.fill('Hinemoa Ngata');
  await footer.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(english + orderPath);
  await expect(field).toHaveValue('Hinemoa Ngata');
});

test('A page that is not translated says in which language it is', async ({ page }) => {
  await page.goto('/mi/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mi');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-nz');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/privacy');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'mi-NZ' });

  test('is told in that language that the page is in it, too, until a language is chosen', async ({
    page,
  }) => {
    await page.goto('/');
    const note = page.locator('[data-script=suggest-language][lang=mi]');
    await expect(note).toBeVisible();
    await note.getByRole('link').click();
    await expect(page).toHaveURL('/mi');
    expect(await page.evaluate(() => localStorage.getItem('waymark.language'))).toBe('1');
  });
});

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { islandsFolder } from '../../../scripts/islands/islands-folder.ts';
import { plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { shippedPages } from '../support/shipped/shipped-pages.ts';
import { received, validatePath } from '../support/sites/received.ts';
import { previewSecret } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

test('Nothing that is downloaded holds a credential, a key or the address of a service', async ({
  page,
  form,
  site,
  context,
}) => {
  const downloaded = new Map<string, string>();
  const bodies: Promise<void>[] = [];
  context.on('response', (response) => {
    const headers = JSON.stringify(response.headers());
    bodies.push(
      response.body().then(
        (body) => void downloaded.set(response.url(), headers + body.toString('latin1')),
        // A redirect has no body.
        () => void downloaded.set(response.url(), headers),
      ),
    );
  });

  await form.open();
  await form.answerAll(plainOrder);
  await form.question('address').fill('');
  await form.question('address').pressSequentially('cuba te aro');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.place({ customerNumber: '00000000' });
  await expect(form.banner).toBeVisible();
  await form.place({ customerNumber: '12345678' });
  await expect(page).toHaveURL(thanksPath);
  await Promise.all(bodies);
  // Every page, and every file that a page may load, is the same for a browser and a request.
  const files = globSync('**/*.{js,css}', { cwd: join(islandsFolder, 'browser') });
  for (const path of [...shippedPages.map((each) => each.path), ...files.map((file) => `/assets/${file}`)]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const headers = JSON.stringify([...response.headers]);
    downloaded.set(response.url, headers + (await response.text()));
  }

  const [call] = received(site.sandbox, validatePath);
  const token = call?.headers.authorization?.replace('Bearer ', '') ?? '';
  expect(token).not.toBe('');
  const secrets = {
    'the client id': 'sandbox-client',
    'the client secret': 'sandbox-secret',
    'the key of the address finder': 'sandbox-address-key',
    'the provider’s token': token,
    'the secret of the site': 'an-invented-secret-for-tests-only',
    'the secret of editors': previewSecret,
    ...Object.fromEntries(
      // The sandbox also stands in for third parties and pictures, whose addresses browsers are meant to know.
      ['provider', 'address-finder', 'site-api', 'search'].map((service) => [
        `the address of the service ${service}`,
        `${new URL(site.sandbox.url).host}/${service}`,
      ]),
    ),
    'the path of a service': '/v2/expr/cms',
    'the path of the token': '/oauth2/token',
    'a source map': 'sourceMappingURL=',
  };
  expect(downloaded.size).toBeGreaterThan(30);
  const found = [...downloaded].flatMap(([url, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [`${name} in ${url}`] : [])),
  );
  expect(found).toEqual([]);
});

test('Neither a token nor an answer of a visitor is written to the log', async ({ page, site, form }) => {
  const before = site.log().length;
  await form.open();
  await form.place({ ...plainOrder, customerNumber: '00000000' });
  await expect(form.banner).toBeVisible();
  await page.close();
  const log = site.log().slice(before);
  expect(log).toContain('operation failed');
  for (const secret of [
    'Aroha',
    '00000000',
    '0215550100',
    'aroha@',
    'Example Street',
    'sandbox-secret',
    'Bearer ',
  ]) {
    expect(log).not.toContain(secret);
  }
});

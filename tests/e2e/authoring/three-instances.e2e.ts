import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { createPostgresCluster, type PostgresCluster } from '../../support/databases/postgres-cluster.ts';
import { orderForm, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { createPath, received } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

let cluster: PostgresCluster;
test.beforeAll(async () => {
  cluster = await createPostgresCluster();
});
test.afterAll(() => cluster.remove());

async function freshDatabase(): Promise<string> {
  const name = `site_${Date.now()}`;
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${cluster.port}/postgres`,
  });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `postgres://postgres@127.0.0.1:${cluster.port}/${name}`;
}

/** Instances of a site share a host, and a visitor’s cookies. Here they have ports, which the names of cookies carry. */
async function takeCookiesTo(context: BrowserContext, from: string, to: string): Promise<void> {
  const [own, other] = [new URL(from).port, new URL(to).port];
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.flatMap((cookie) =>
      cookie.name.endsWith(`-${own}`)
        ? { ...cookie, name: cookie.name.replace(new RegExp(`${own}$`), other) }
        : [],
    ),
  );
}

test('Three instances on one database show a publication within two seconds, and share their visitors', {
  tag: '@full',
}, async ({ page, startOwnSite }) => {
  const databaseUrl = await freshDatabase();
  const first = await startOwnSite({ databaseUrl });
  const { sandbox } = first;
  const second = await startOwnSite({ databaseUrl, sandbox });
  const third = await startOwnSite({ databaseUrl, sandbox });
  const instances = [first, second, third];

  // As visitors would have: an instance loads the code of a page when it is first asked for.
  for (const { url } of instances) await (await fetch(url + orderPath)).text();
  const file = first.edit('forms/gas-order-form.json', (form) => {
    form.fields[0].label = 'What should we call you?';
  });
  const published = await first.waymark('publish', file, '--message', 'Warmer', '--author', 'Aroha');
  expect(published.exitCode, published.output).toBe(0);
  await Promise.all(
    instances.map(({ url }) =>
      expect
        .poll(async () => (await fetch(url + orderPath)).text(), { intervals: [20] })
        .toContain('What should we call you?'),
    ),
  );

  const form = orderForm(page, true);
  await form.open(first.url + orderPath);
  await page.getByLabel('What should we call you?').fill('Aroha Ngata');
  const { name, ...rest } = plainOrder;
  await form.place({ ...rest, customerNumber: '00000000' });
  await expect(form.banner).toBeVisible();
  await takeCookiesTo(page.context(), first.url, second.url);
  await form.open(second.url + orderPath);
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Aroha Ngata');
  await form.place({ customerNumber: '12345678', recaptcha: 'true' });
  await expect(page).toHaveURL(second.url + thanksPath);
  await takeCookiesTo(page.context(), second.url, third.url);
  await form.open(third.url + orderPath);
  await expect(page.getByLabel('What should we call you?')).toHaveValue('');
  expect(received(sandbox, createPath)).toHaveLength(1);
});

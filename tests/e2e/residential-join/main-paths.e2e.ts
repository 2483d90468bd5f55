import { bodies, signUpPath } from '../support/received.ts';
import { visitor } from '../support/residential-visitor.ts';
import { expect, test } from '../support/test.ts';

test('Somebody at home signs up for electricity on a fixed plan', async ({ page, join, site }) => {
  await join.open();
  await join.goTo('success', visitor());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all signed up');
  expect(bodies(site.sandbox, signUpPath)).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unmount } from '../../../tests/support/browser/mount.tsx';
import { exampleHire } from '../../journey/example-step.fixture.ts';
import { hireOf, mountStep } from '../../journey/mounted-step.fixture.tsx';
import '../../theme/site.css';

const { form } = exampleHire().definition;
const model = hireOf(form.fields.filter(({ name }) => name === 'days'));

beforeEach(() => mountStep(model));

afterEach(unmount);

const days = page.getByRole('spinbutton', { name: 'For how many days?' });
const more = page.getByRole('button', { name: 'One day more' });
const fewer = page.getByRole('button', { name: 'One day fewer' });

test('goes up and down by one and says the new number', async () => {
  await more.click();
  await more.click();
  await expect.element(days).toHaveValue(3);
  await fewer.click();
  await expect.element(days).toHaveValue(2);
  await expect.element(page.getByText('2', { exact: true })).toHaveRole('status');
  expect(new FormData(document.forms[0]).get('days')).toBe('2');
});

test('stops at the bounds, and its buttons stay where the focus is', async () => {
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await days.fill('7');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  (more.element() as HTMLElement).click();
  await expect.element(days).toHaveValue(7);
});

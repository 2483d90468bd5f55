import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import examples from '../../fields/checkbox/examples.json';
import { lateParts } from '../../fields/field-components.ts';
import { type FieldExample, FieldExampleView } from '../../fields/field-example.tsx';

const example = examples.find(({ name }) => name === 'With more to read') as FieldExample;
const opener = page.getByRole('button', { name: 'What is rye?' });
const dialog = page.getByRole('dialog', { name: 'Rye' });

beforeEach(async () => {
  await Promise.all(lateParts([example.field]).map((part) => part.fetch()));
  mount(<FieldExampleView example={example} />);
});

afterEach(unmount);

test('more to read opens in a modal window, and its button closes it', async () => {
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(opener).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape closes it, too, and nothing is ticked by any of it', async () => {
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});

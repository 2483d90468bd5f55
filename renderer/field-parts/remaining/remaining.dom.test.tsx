import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import { lateParts } from '../../fields/field-components.ts';
import { FieldExampleView } from '../../fields/field-example.tsx';

const field: Field = {
  name: 'wishes',
  type: 'text-area',
  label: 'Wishes',
  value: { type: 'string', maxLength: 8 },
};

beforeAll(async () => {
  for (const part of lateParts([field])) await part.fetch();
});
afterEach(unmount);

test('says from three quarters of the limit how many characters remain, and announces it after a pause', async () => {
  mount(<FieldExampleView example={{ name: 'Wishes', field }} />);
  const box = page.getByRole('textbox', { name: 'Wishes' });
  await userEvent.fill(box, 'Hello');
  await expect.element(box).toHaveAccessibleDescription('You can enter up to 8 characters');
  expect(page.getByText('remaining').query()).toBeNull();
  await userEvent.fill(box, 'Hello👨‍👩‍👧');
  await expect.element(page.getByText('You have 2 characters remaining').first()).toBeVisible();
  expect(page.getByRole('status').element().textContent).toBe('');
  await expect.element(page.getByRole('status')).toHaveTextContent('You have 2 characters remaining');
  await userEvent.type(box, 'abc');
  await expect.element(page.getByRole('status')).toHaveTextContent('You have 1 character too many');
});

test('counts words where they are the limit', async () => {
  const words: Field = { ...field, value: { type: 'string', maxWords: 3 }, countFrom: 0 };
  mount(<FieldExampleView example={{ name: 'Wishes', field: words, answer: 'One two' }} />);
  await expect.element(page.getByText('You have 1 word remaining')).toBeVisible();
});

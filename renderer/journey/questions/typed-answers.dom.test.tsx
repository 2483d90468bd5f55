import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Field } from '#schemas';
import { unmount } from '../../../tests/support/browser/mount.tsx';
import { hireOf, mountStep } from '../mounted-step.fixture.tsx';
import '../../theme/site.css';

const fields: readonly Field[] = [
  {
    name: 'hasPiano',
    type: 'yes-no',
    label: 'Do you need the piano?',
    required: true,
    messages: { required: 'Say whether you need the piano' },
  },
  {
    name: 'from',
    type: 'date-input',
    label: 'From which day?',
    hint: 'For example, 27 3 2030.',
    required: true,
    when: { var: 'answers.hasPiano' },
    messages: { required: 'Give a day', format: 'That day does not exist' },
  },
  {
    name: 'budget',
    type: 'number-input',
    label: 'What may it cost?',
    prefix: '$',
    decimals: 2,
    thousands: true,
    value: { type: 'number', minimum: 0 },
    messages: { type: 'Give an amount' },
  },
  {
    name: 'late',
    type: 'notice',
    tone: 'info',
    text: 'That is far ahead.',
    when: {
      and: [{ '>': [{ var: 'answers.from' }, '2031-01-01'] }, { '>': [{ var: 'answers.budget' }, 1000] }],
    },
  },
];

const model = hireOf(fields);

beforeEach(() => mountStep(model, 320));

afterEach(unmount);

const yes = page.getByRole('radio', { name: 'Yes' });
const day = page.getByRole('textbox', { name: 'Day' });
const month = page.getByRole('textbox', { name: 'Month' });
const year = page.getByRole('textbox', { name: 'Year' });
const budget = page.getByRole('textbox', { name: 'What may it cost?' });
const entries = (name: string) => new FormData(document.forms[0]).getAll(name);

test('rules see true, a date and a number as they are given by the keyboard alone', async () => {
  await expect.element(day).not.toBeInTheDocument();
  (yes.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(day).toHaveFocus();
  await userEvent.keyboard('1');
  await userEvent.tab();
  await userEvent.keyboard('2');
  await userEvent.tab();
  await userEvent.keyboard('2031');
  await userEvent.tab();
  await expect.element(budget).toHaveFocus();
  await userEvent.keyboard('1200.5');
  await expect.element(page.getByText('That is far ahead.')).toBeVisible();
  await userEvent.tab();
  await expect.element(budget).toHaveValue('1,200.50');
  expect([entries('hasPiano'), entries('from'), entries('budget')]).toEqual([
    ['true', ''],
    ['1', '2', '2031', ''],
    ['1,200.50'],
  ]);
});

test('what is no date or number stays as it was typed, with its message, and the list of problems leads to it', async () => {
  await yes.click();
  await day.fill('31');
  await month.fill('feb');
  await year.fill('2031');
  await budget.fill('a lot');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('link', { name: 'That day does not exist' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Give an amount' })).toBeVisible();
  expect([entries('from'), entries('budget')]).toEqual([['31', 'feb', '2031', ''], ['a lot']]);
  await expect.element(month).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'That day does not exist' }).click();
  await expect.element(day).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const { violations } = await axe.run(document.forms[0] as HTMLElement);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await month.fill('2');
  await day.fill('28');
  await year.click();
  await userEvent.tab();
  await expect.element(day).toHaveAttribute('aria-invalid', 'false');
});

import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Field } from '#schemas';
import { unmount } from '../../../tests/support/browser/mount.tsx';
import { hireOf, mountStep } from '../../journey/mounted-step.fixture.tsx';
import '../../theme/site.css';

const fields: readonly Field[] = [
  {
    name: 'riders',
    type: 'item-list',
    label: 'Who rides?',
    itemTitle: { cat: ['Rider ', { var: 'item.position' }] },
    addLabel: 'Add a rider',
    value: { minItems: 1, maxItems: 3 },
    fields: [
      {
        name: 'fullName',
        type: 'text-input',
        label: 'Name',
        value: { type: 'string' },
        required: true,
        messages: { required: 'Give a name' },
      },
      { name: 'age', type: 'number-input', label: 'Age', value: { type: 'integer' } },
      {
        name: 'guardian',
        type: 'text-input',
        label: 'Guardian',
        value: { type: 'string' },
        when: { '<': [{ var: 'item.age' }, 16] },
      },
    ],
  },
  {
    name: 'children',
    type: 'notice',
    tone: 'info',
    text: 'Children need a helmet.',
    when: { some: [{ var: 'answers.riders' }, { '<': [{ var: 'item.age' }, 16] }] },
  },
];

const model = hireOf(fields, { riders: [{ id: '1' }] });

beforeEach(() => mountStep(model, 375));

afterEach(unmount);

const rider = (position: number) => page.getByRole('group', { name: `Rider ${position}` });
const add = page.getByRole('button', { name: 'Add a rider' });
const entries = () => [...new FormData(document.forms[0])].filter(([name]) => name.startsWith('riders'));
const headingFocused = () => document.activeElement?.textContent;

test('adds, moves and removes items, and keeps what was typed in the others', async () => {
  await rider(1).getByLabelText('Name').fill('Mere');
  await expect.element(page.getByRole('button', { name: 'Remove Rider 1' })).not.toBeInTheDocument();
  await add.click();
  await expect.element(rider(2)).toBeVisible();
  expect(headingFocused()).toBe('Rider 2');
  await rider(2).getByLabelText('Name').fill('Tama');
  await page.getByRole('button', { name: 'Move up Rider 2' }).click();
  await expect.element(rider(1).getByLabelText('Name')).toHaveValue('Tama');
  await expect.element(rider(2).getByLabelText('Name')).toHaveValue('Mere');
  await add.click();
  await expect.element(add).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove Rider 1' }).click();
  await expect.element(rider(1).getByLabelText('Name')).toHaveValue('Mere');
  expect(headingFocused()).toBe('Rider 1');
  expect(entries().filter(([name]) => name.endsWith('fullName'))).toEqual([
    ['riders.1.fullName', 'Mere'],
    [expect.stringMatching(/^riders\.[a-z0-9]+\.fullName$/), ''],
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  const { violations } = await axe.run(document.forms[0] as HTMLElement);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('asks by the answers of the same item, and shows what follows from any', async () => {
  await add.click();
  await rider(2).getByLabelText('Age').fill('9');
  await expect.element(rider(2).getByLabelText('Guardian')).toBeVisible();
  await expect.element(rider(1).getByLabelText('Guardian')).not.toBeInTheDocument();
  await expect.element(page.getByText('Children need a helmet.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Rider 2' }).click();
  await expect.element(page.getByText('Children need a helmet.')).not.toBeInTheDocument();
});

test('the list of problems names the item and leads to its question; the Enter key sends the form', async () => {
  await add.click();
  await rider(1).getByLabelText('Name').fill('Mere');
  await userEvent.keyboard('{Enter}');
  const problem = page.getByRole('link', { name: 'Rider 2: Give a name' });
  await expect.element(problem).toBeVisible();
  await problem.click();
  const name = rider(2).getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/Give a name/);
  await name.fill('Tama');
  await expect.element(problem).not.toBeInTheDocument();
  await expect.element(rider(1)).toBeVisible();
});

import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/site.css';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../../journey/example-step.fixture.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import { partsOf } from '../../journey/late-parts.ts';

afterEach(unmount);

const wishes: Field = {
  name: 'wishes',
  type: 'ranking',
  label: 'What matters most?',
  options: [
    { id: 'price', label: 'The price' },
    { id: 'place', label: 'The place' },
    { id: 'hours', label: 'The hours' },
  ],
};
const first: Field = {
  name: 'first',
  type: 'notice',
  tone: 'info',
  text: { cat: ['First: ', { join: [{ var: 'answers.wishes' }, ', '] }] },
  when: { answered: [{ var: 'answers.wishes' }] },
};

async function show() {
  const { form } = exampleStep().definition;
  const model = exampleStep({ definition: { form: { ...form, fields: [wishes, first] } } });
  await Promise.all(partsOf(model).map((part) => part.fetch()));
  mount(
    <JourneyForm
      model={model}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
}

function boxes(): readonly string[] {
  const found = document.querySelectorAll<HTMLInputElement>('[name=wishes]');
  return [...found].map(({ value }) => value);
}

test('options are moved by buttons, by keyboard too, and numbered', async () => {
  await show();
  const up = page.getByRole('button', { name: 'Move up The hours' });
  await up.click();
  expect(boxes()).toEqual(['price', '1', 'hours', '2', 'place', '3', '']);
  await expect.element(page.getByText('First: price, hours, place')).toBeVisible();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('First: hours, price, place')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Move down The hours' })).toHaveFocus();
  await expect.element(page.getByRole('status').getByText('1. The hours')).toBeInTheDocument();
  const { violations } = await axe.run(page.getByRole('group', { name: 'What matters most?' }).element());
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('options are numbered by typing, in any order', async () => {
  await show();
  await page.getByRole('textbox', { name: 'The place' }).fill('1');
  await page.getByRole('textbox', { name: 'The price' }).fill('2');
  await page.getByRole('textbox', { name: 'The hours' }).fill('3');
  await expect.element(page.getByText('First: place, price, hours')).toBeVisible();
});

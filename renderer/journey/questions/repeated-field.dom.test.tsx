import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/site.css';
import type { StepModel } from '#engine';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleHire } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';
import { partsOf } from '../late-parts.ts';

afterEach(unmount);

const fees: Field = {
  name: 'fees',
  type: 'table',
  each: { var: 'results.rooms' },
  as: 'room',
  when: { var: 'room.isFree' },
  label: { cat: ['Fees of the ', { var: 'room.name' }] },
  empty: { cat: ['No fees for the ', { var: 'room.name' }] },
  rows: [{ each: { var: 'room.fees' }, as: 'fee', label: { var: 'fee.name' }, value: { var: 'fee.price' } }],
};

/** A step that shows one table for each free room. */
function hireWith(rooms: readonly object[]): StepModel {
  const model = exampleHire();
  const { form } = model.definition;
  return {
    ...model,
    results: { ...model.results, rooms: rooms as never },
    definition: { ...model.definition, form: { ...form, fields: [...form.fields, fees] } },
  };
}

async function show(model: StepModel) {
  await Promise.all(partsOf(model).map((part) => part.fetch()));
  mount(
    <JourneyForm
      model={model}
      action="/hire"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
}

test('a field that is repeated is shown once for each element for which its condition is true', async () => {
  await show(
    hireWith([
      { name: 'hall', isFree: true, fees: [{ name: 'A day', price: '$45' }] },
      { name: 'attic', isFree: false, fees: [{ name: 'A day', price: '$5' }] },
      { name: 'study', isFree: true, fees: [] },
    ]),
  );
  const hall = page.getByRole('table', { name: 'Fees of the hall' });
  await expect.element(hall).toBeVisible();
  await expect.element(hall.getByRole('cell', { name: '$45' })).toBeVisible();
  await expect.element(page.getByText('No fees for the study')).toBeVisible();
  await expect.element(page.getByText('attic')).not.toBeInTheDocument();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id).filter((id) => id === 'duplicate-id')).toEqual([]);
});

test('a field that is repeated for nothing is not there', async () => {
  await show(hireWith([]));
  await expect.element(page.getByRole('table', { name: 'Fees of the' })).not.toBeInTheDocument();
});

import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/site.css';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';

afterEach(unmount);

const text = { name: 'heardOtherwise', label: 'How?' };
/** A question whose option has a text, as linking leaves it. */
const fields: readonly Field[] = [
  {
    name: 'heard',
    type: 'radio-group',
    label: 'How did you hear of us?',
    options: [
      { id: 'other', label: 'In another way', text },
      { id: 'friend', label: 'From a friend' },
    ],
  },
  {
    ...text,
    type: 'text-input',
    value: { type: 'string' },
    required: true,
    when: { '==': [{ var: 'answers.heard' }, 'other'] },
  },
];

test('the text of an option is asked below it while it is chosen, and comes back with it', async () => {
  const { form } = exampleStep().definition;
  mount(
    <JourneyForm
      model={exampleStep({ definition: { form: { ...form, fields: [...form.fields, ...fields] } } })}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
  const group = page.getByRole('radiogroup', { name: 'How did you hear of us?' });
  const line = group.getByRole('textbox', { name: 'How?' });
  await expect.element(group).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'In another way' }).click();
  await expect.element(line).toBeVisible();
  await userEvent.tab();
  await expect.element(line).toHaveFocus();
  await userEvent.keyboard('On a poster');
  const { violations } = await axe.run(group.element());
  expect(violations.map(({ id }) => id)).toEqual([]);
  const friend = page.getByRole('radio', { name: 'From a friend' });
  const isBefore = line.element().compareDocumentPosition(friend.element());
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await friend.click();
  await expect.element(line).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'In another way' }).click();
  await expect.element(line).toHaveValue('On a poster');
});

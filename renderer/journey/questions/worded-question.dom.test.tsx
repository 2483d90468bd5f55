import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/site.css';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';

afterEach(unmount);

const name = { var: 'answers.fullName' } as const;
const party: Field = {
  name: 'party',
  type: 'radio-group',
  label: { cat: ['Who comes with ', { else: [name, 'you'] }, '?'] },
  hint: { cat: ['Not counting ', { else: [name, 'you'] }] },
  required: true,
  options: [
    { id: 'none', label: { cat: ['Only ', { else: [name, 'me'] }] } },
    { id: 'friends', label: 'Friends' },
  ],
};

test('a question follows the answer that its texts insert', async () => {
  const { form } = exampleStep().definition;
  mount(
    <JourneyForm
      model={exampleStep({
        definition: { form: { ...form, fields: [...form.fields, party] } },
      })}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
  await expect.element(page.getByRole('radiogroup', { name: 'Who comes with you?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Only me' }).click();
  await page.getByLabelText('Your name').fill('Ida');
  await expect.element(page.getByRole('radiogroup', { name: 'Who comes with Ida?' })).toBeVisible();
  await expect.element(page.getByText('Not counting Ida')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Only Ida' })).toBeChecked();
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/site.css';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';

afterEach(unmount);

const age = { var: 'answers.fullName' };
const { form } = exampleStep().definition;
const fields = form.fields.map((field) =>
  field.name === 'fullName'
    ? {
        ...field,
        value: { type: 'integer' },
        messages: { type: 'A number, please', fault: 'Something went wrong' },
        checks: [{ that: { '>': [{ '-': [age, 10] }, 8] }, message: 'Over 18 only' }],
      }
    : field,
);

test('Text in place of a number, on which rules compute, is refused in the words of the field', async () => {
  const definition = {
    facts: { isOld: { '>': [{ '*': [age, 2] }, 100] } },
    form: { ...form, fields } as typeof form,
  };
  mount(
    <JourneyForm
      model={exampleStep({ definition })}
      action="/api/journeys/cake-order/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
  const name = page.getByLabelText('Your name');
  await name.fill('abc');
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect.element(name).toHaveAccessibleDescription(/A number, please/);
  await expect.element(name).toHaveValue('abc');
  await name.fill('17');
  await expect.element(name).toHaveAccessibleDescription(/Over 18 only/);
  await name.fill('40');
  await expect.element(name).not.toHaveAccessibleDescription(/please|only|wrong/);
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/site.css';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';

afterEach(unmount);

const message = 'We cannot send a cake there. Please call us on 0800 000 100.';

const tooShort = 'Your whole name, please.';
const validators = `data:text/javascript,${encodeURIComponent(`
  const fullName = (value) => {
    fullName.errors = value.length < 2 ? [{ keyword: 'minLength' }] : null;
    return !fullName.errors;
  };
  export default { fullName };
`)}`;

const { form } = exampleStep().definition;
const fields = form.fields.map((field) =>
  field.name === 'fullName' ? { ...field, messages: { required: message, minLength: tooShort } } : field,
);

function refused(phones: readonly string[]) {
  return (
    <JourneyForm
      model={exampleStep({
        definition: { form: { ...form, fields } },
        problems: [{ field: 'fullName', keyword: 'required', message }],
      })}
      action="/api/journeys/cake-order/order"
      validatorsSrc={validators}
      humanCheck={{ kind: 'checkbox' }}
      words={{ ...englishFormWords, phones }}
    />
  );
}

test('a number of the site can be rung from the message, in the summary and beside the question', async () => {
  mount(refused(['0800 000 200', '0800 000 100']));
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveTextContent(message);
  const numbers = page.getByRole('link', { name: '0800 000 100' });
  expect(numbers.elements().map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('tel:0800000100'),
  );
  await summary.getByRole('link', { name: 'We cannot send a cake there.' }).click();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
});

test('what is wrong in another way by now is said so', async () => {
  mount(refused([]));
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveTextContent(message);
  await page.getByLabelText('Your name').fill('A');
  await expect.element(summary).toHaveTextContent(tooShort);
  await expect.element(summary).not.toHaveTextContent(message);
});

test('a message that does not name its question comes after it, and the title of the page says that something is wrong', async () => {
  document.title = 'Order a cake';
  const model = exampleStep({
    definition: {
      errorSummaryTitle: undefined,
      form: {
        ...form,
        fields: form.fields.map((field) => ({
          ...field,
          messages: { required: 'This field is required' },
        })) as typeof form.fields,
      },
    },
    problems: [{ field: 'fullName', keyword: 'required', message: 'This field is required' }],
  });
  mount(
    <JourneyForm
      model={model}
      action="/order"
      validatorsSrc={validators}
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
    />,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('heading')).toHaveTextContent('There is a problem');
  await expect
    .element(alert.getByRole('link', { name: 'Your name: This field is required', exact: true }))
    .toBeVisible();
  expect(document.getElementById('step-cake-order-order-fullName-problem')?.textContent ?? '').toMatch(
    /This field is required$/,
  );
  expect(document.title).toBe('Error: Order a cake');
  await page.getByLabelText('Your name').fill('Aroha');
  await expect.element(alert).not.toBeInTheDocument();
  expect(document.title).toBe('Order a cake');
});

test('any other number is text', async () => {
  mount(refused(['0800 000 200']));
  await expect.element(page.getByRole('alert').getByRole('link')).toHaveTextContent(message);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleHire } from '../../journey/example-step.fixture.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import { partsOf } from '../../journey/late-parts.ts';
import '../../theme/site.css';

const { form, display } = exampleHire().definition;
const model = exampleHire({
  definition: {
    form: { ...form, fields: form.fields.filter(({ name }) => name === 'days') },
    display: { ...display, chips: [], summary: undefined, submitLabel: 'Continue' },
  },
});

beforeEach(async () => {
  await Promise.all(partsOf(model).map((part) => part.fetch()));
  mount(
    <JourneyForm
      model={model}
      action="/hire"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={() => undefined}
    />,
  );
});

afterEach(unmount);

const days = page.getByRole('spinbutton', { name: 'For how many days?' });
const more = page.getByRole('button', { name: 'One day more' });
const fewer = page.getByRole('button', { name: 'One day fewer' });

test('goes up and down by one and says the new number', async () => {
  await more.click();
  await more.click();
  await expect.element(days).toHaveValue(3);
  await fewer.click();
  await expect.element(days).toHaveValue(2);
  await expect.element(page.getByText('2', { exact: true })).toHaveRole('status');
  expect(new FormData(document.forms[0]).get('days')).toBe('2');
});

test('stops at the bounds, and its buttons stay where the focus is', async () => {
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await days.fill('7');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  (more.element() as HTMLElement).click();
  await expect.element(days).toHaveValue(7);
});

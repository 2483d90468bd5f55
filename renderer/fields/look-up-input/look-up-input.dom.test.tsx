import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { lateParts } from '../field-components.ts';
import { type FieldExample, FieldExampleView } from '../field-example.tsx';
import examples from './examples.json';

function exampleOf(wanted: string): FieldExample {
  const example = examples.find(({ name }) => name === wanted);
  if (!example) throw new Error(`The example "${wanted}" is gone.`);
  return example as FieldExample;
}

const empty = exampleOf('Empty');
const vain = exampleOf('Looked up in vain');
const refusal = 'We have no such order';

/** Looks something up until `window` receives the event that it was answered. */
function LookUpInVain() {
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const answer = () => setAnswered(true);
    window.addEventListener('answered', answer);
    return () => window.removeEventListener('answered', answer);
  }, []);
  return <FieldExampleView example={{ ...vain, busy: !isAnswered }} />;
}

beforeAll(() => Promise.all(lateParts([vain.field]).map((part) => part.fetch())));
afterEach(unmount);

test('a look-up in vain is said once, beside the input, until the text changes', async () => {
  mount(<FieldExampleView example={{ ...vain, problem: refusal }} />);
  expect(document.body.textContent?.split(refusal)).toHaveLength(2);
  unmount();
  mount(<FieldExampleView example={vain} />);
  await expect.element(page.getByText(refusal)).toBeVisible();
  await page.getByRole('textbox').fill('B14');
  await expect.element(page.getByText(refusal)).not.toBeInTheDocument();
});

test('while something is looked up, nothing is said of what was wrong before', () => {
  mount(<FieldExampleView example={{ ...vain, problem: 'Look it up first', busy: true }} />);
  expect(document.body.textContent).not.toContain('Look it up first');
  expect(document.body.textContent).not.toContain(refusal);
});

test('takes no more characters than its document lets anybody type', async () => {
  mount(<FieldExampleView example={empty} />);
  const input = page.getByLabelText('Order number');
  await input.click();
  await userEvent.keyboard('AB1234567890');
  await expect.element(input).toHaveValue('AB123456');
});

test('a look-up in vain is announced to screen readers, and marks and describes the input', async () => {
  mount(<LookUpInVain />);
  const input = page.getByRole('textbox');
  const message = () => document.getElementById(`${input.element().id}-problem`);
  await expect.poll(() => message()?.getAttribute('aria-live')).toBe('polite');
  const region = message();
  window.dispatchEvent(new Event('answered'));
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription(`It is on your receipt. Error: ${refusal}`);
  expect(message()).toBe(region);
  expect(region?.textContent).toContain(refusal);
  await input.fill('B14');
  await expect.poll(() => message()?.hasAttribute('aria-live')).toBe(false);
});

test('while something is looked up, the text stays as it is', async () => {
  mount(<FieldExampleView example={exampleOf('While it looks')} />);
  await expect.element(page.getByLabelText('Order number')).toHaveAttribute('readonly');
});

test('counts what is typed, and looks up by itself once it is all there', async () => {
  mount(<FieldExampleView example={exampleOf('Counted, and looked up when full')} />);
  const input = page.getByLabelText('Order number');
  const presses: string[] = [];
  page
    .getByRole('button')
    .element()
    .addEventListener('click', (event) => {
      event.preventDefault();
      presses.push((input.element() as HTMLInputElement).value);
    });
  await expect.element(input).toHaveAccessibleDescription('3 / 8');
  await input.click();
  await userEvent.keyboard('{End}3456');
  await expect.element(page.getByText('7 / 8')).toBeVisible();
  expect(presses).toEqual([]);
  await userEvent.keyboard('78');
  await expect.element(page.getByText('8 / 8')).toBeVisible();
  expect(presses).toEqual(['B1234567']);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/mount.tsx';
import { exampleStep } from '../../journey/example-step.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import { serviceCache } from '../../state/service-cache.ts';
import '../../theme/site.css';

const streets = ['12 Harbour Street, Petone', '12A Harbour Street, Petone', '14 Harbour Terrace, Dunedin'];

const { form } = exampleStep();

let lookUps: string[] = [];
let gateway: (query: string) => Promise<Response> | Response;

beforeEach(() => {
  localStorage.clear();
  // What another test looked up would not be asked for again.
  serviceCache().clear();
  lookUps = [];
  gateway = (query) =>
    Response.json(streets.filter((street) => street.toLowerCase().includes(query.toLowerCase())));
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/npa/accesstoken')
      return Response.json({ access_token: 'short-lived', expires_in: 600 });
    const query = new URL(address, location.href).searchParams.get('query') ?? '';
    if (!address.startsWith('/api/addresses?')) return new Promise<Response>(() => undefined);
    lookUps.push(query);
    return gateway(query);
  });
  mount(
    <JourneyForm
      model={exampleStep({ form: { ...form, fields: form.fields.filter(({ name }) => name === 'address') } })}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      navigate={() => undefined}
    />,
  );
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const address = page.getByLabelText('Delivery address');
const comboBox = page.getByRole('combobox', { name: 'Delivery address' });
const options = page.getByRole('option');

async function type(text: string): Promise<void> {
  await address.click();
  await expect.element(comboBox).toHaveFocus();
  await userEvent.keyboard(text);
}

function value(): string {
  return new FormData(document.forms[0]).get('address') as string;
}

describe('a field with suggestions', () => {
  test('is a plain input until it is focused, then a combo box with the same text, caret and focus', async () => {
    await expect.element(page.getByRole('textbox', { name: 'Delivery address' })).toBeVisible();
    const native = address.element() as HTMLInputElement;
    // Typed, with the caret set back, before the combo box had time to come.
    native.focus();
    native.setRangeText('12 Bay', 0, 0, 'end');
    native.setSelectionRange(2, 4);
    await expect.element(comboBox).toHaveFocus();
    const input = comboBox.element() as HTMLInputElement;
    expect(input).not.toBe(native);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['12 Bay', 2, 4]);
    expect(input.id).toBe(native.id);
  });

  test('suggests, and the keyboard alone chooses', async () => {
    await type('harb');
    await expect.element(options.first()).toBeVisible();
    expect(options.elements().map((option) => option.textContent)).toEqual(streets);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(comboBox).toHaveValue('12A Harbour Street, Petone');
    await expect.element(options.first()).not.toBeInTheDocument();
    await expect.element(comboBox).toHaveFocus();
    expect(value()).toBe('12A Harbour Street, Petone');
    expect(lookUps).toEqual(['harb']);
  });

  test('takes a suggestion that is clicked', async () => {
    await type('harb');
    await page.getByRole('option', { name: '14 Harbour Terrace, Dunedin' }).click();
    await expect.element(comboBox).toHaveValue('14 Harbour Terrace, Dunedin');
    expect(value()).toBe('14 Harbour Terrace, Dunedin');
  });

  test('keeps what was typed by hand, whatever is suggested', async () => {
    await type('harbour lights');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect.element(comboBox).toHaveValue('harbour lights');
    expect(value()).toBe('harbour lights');
    await userEvent.tab();
    await expect.element(comboBox).toHaveValue('harbour lights');
  });

  test('looks nothing up before there is enough text', async () => {
    await type('ha');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(lookUps).toEqual([]);
    await userEvent.keyboard('r');
    await expect.element(options.first()).toBeVisible();
    expect(lookUps).toEqual(['har']);
  });

  test('looks up once the typing pauses, not at every key', async () => {
    await type('harbour');
    await expect.element(options.first()).toBeVisible();
    expect(lookUps).toEqual(['harbour']);
  });

  test('says when nothing was found', async () => {
    await type('nowhere');
    const status = page.getByRole('status').filter({ hasText: 'No address found. You can type it in full.' });
    await expect.element(status).toBeInTheDocument();
  });

  test.each([
    ['the gateway refuses', () => new Response('', { status: 502 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is rubbish', () => new Response('<html>')],
  ])('goes on without a word when %s', async (_, failing) => {
    gateway = failing;
    await type('cellar');
    await vi.waitFor(() => expect(lookUps).toEqual(['cellar']));
    await userEvent.keyboard(' 7');
    await expect.element(comboBox).toHaveValue('cellar 7');
    await vi.waitFor(() => expect(lookUps).toEqual(['cellar', 'cellar 7']));
    await expect.element(options.first()).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('No address found');
    expect(value()).toBe('cellar 7');
  });

  test('takes part in checking like any other field', async () => {
    await type('x');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect.element(comboBox).toHaveAttribute('aria-invalid', 'true');
    await expect.element(comboBox).toHaveAccessibleDescription('Error: Please enter your address');
    await type('12 Bay Road');
    await expect.element(comboBox).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('sends the form with Enter when no suggestion is marked', async () => {
    await type('12 Bay Road');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Send the order' })).toBeDisabled();
  });
});

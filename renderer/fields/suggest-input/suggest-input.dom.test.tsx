import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleHire, exampleStep, type StepChanges } from '../../journey/example-step.fixture.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import { partsOf } from '../../journey/late-parts.ts';
import { serviceCache } from '../../state/service-cache.ts';
import { searchPart } from './search-part.ts';
import '../../theme/site.css';

const streets = ['12 Harbour Street, Petone', '12A Harbour Street, Petone', '14 Harbour Terrace, Dunedin'];

const { form } = exampleStep().definition;

let lookUps: string[] = [];
let gateway: (query: string) => Promise<Response> | Response;

beforeEach(() => {
  localStorage.clear();
  // A text that another test looked up would not be requested again.
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
      model={exampleStep({
        definition: { form: { ...form, fields: form.fields.filter(({ name }) => name === 'address') } },
      })}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
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
    // Typed, with the caret moved back, before the combo box was loaded.
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

  test('hides nothing from screen readers that the Tab key leads to while its list is open', async () => {
    await type('harb');
    await expect.element(options.first()).toBeVisible();
    const hidden = [...document.querySelectorAll<HTMLElement>('[aria-hidden=true]')].filter((part) =>
      part.matches(':has(a, button, input, select, [tabindex])'),
    );
    expect(hidden.filter((part) => part.checkVisibility()).map((part) => part.outerHTML)).toEqual([]);
  });

  test('takes a suggestion that is clicked', async () => {
    await type('harb');
    await page.getByRole('option', { name: '14 Harbour Terrace, Dunedin' }).click();
    await expect.element(comboBox).toHaveValue('14 Harbour Terrace, Dunedin');
    expect(value()).toBe('14 Harbour Terrace, Dunedin');
  });

  test('keeps its list open while the page scrolls, and closes it when the field is left', async () => {
    await type('harb');
    await expect.element(options.first()).toBeVisible();
    document.dispatchEvent(new Event('scroll'));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await page.getByRole('option', { name: '14 Harbour Terrace, Dunedin' }).click();
    await expect.element(comboBox).toHaveValue('14 Harbour Terrace, Dunedin');
    await type(' 3');
    await expect.element(comboBox).toHaveFocus();
    await userEvent.tab();
    await expect.element(options.first()).not.toBeInTheDocument();
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

  test('drops what was found as soon as the text is another, and shows that it looks', async () => {
    await type('harb');
    await expect.element(options.first()).toBeVisible();
    gateway = () => new Promise<Response>(() => undefined);
    await userEvent.keyboard('x');
    await expect.element(options.first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ hasText: 'Looking for addresses' })).toBeVisible();
  });

  test.each([
    ['the gateway refuses', () => new Response('', { status: 502 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is rubbish', () => new Response('<html>')],
  ])('says so, and not that there is nothing, when %s', async (_, failing) => {
    gateway = failing;
    await type('cellar');
    await expect.poll(() => lookUps.at(-1)).toBe('cellar');
    await userEvent.keyboard(' 7');
    await expect.element(comboBox).toHaveValue('cellar 7');
    await expect.poll(() => lookUps.at(-1)).toBe('cellar 7');
    await expect.element(options.first()).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'We couldn’t look that up just now.' }))
      .toBeVisible();
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

describe('suggestions with ids', () => {
  const { form: hire, display } = exampleHire().definition;
  const fields = hire.fields.filter(({ name }) => name === 'pickUp' || name === 'later');
  const stands = [
    { id: 's-1', label: 'Harbour Street stand' },
    { id: 's-2', label: 'Harbour Street stand' },
  ];
  const comboBox = page.getByRole('combobox', { name: 'Where do you pick it up?' });
  let events: URLSearchParams[] = [];

  function model(changes: StepChanges = {}) {
    return exampleHire({
      definition: {
        form: { ...hire, fields },
        display: { ...display, chips: [], summary: undefined, submitLabel: 'Continue' },
      },
      ...changes,
    });
  }

  function journeyForm(changes: StepChanges = {}) {
    return (
      <JourneyForm
        model={model(changes)}
        action="/hire"
        validatorsSrc="data:text/javascript,export default {}"
        humanCheck={{ kind: 'checkbox' }}
        words={englishFormWords}
        navigate={() => undefined}
      />
    );
  }

  async function open(text: string): Promise<void> {
    await page.getByLabelText('Where do you pick it up?').click();
    await expect.element(comboBox).toHaveFocus();
    await userEvent.keyboard(text);
  }

  function entries(): readonly unknown[] {
    const data = new FormData(document.forms[0]);
    return [data.get('pickUp'), data.get('pickUpId')];
  }

  beforeEach(async () => {
    events = [];
    gateway = (query) => Response.json(query.startsWith('stand') ? stands : []);
    const lookUp = fetch;
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (address !== '/hire') return lookUp(address, options);
      const body = options.body as URLSearchParams;
      events.push(body);
      const given = { pickUp: body.get('pickUp'), pickUpId: body.get('pickUpId') || undefined };
      const reply = {
        outcome: 'updated',
        location: '/hire',
        model: model({ given }),
        notices: [],
        events: [],
      };
      return Response.json(reply);
    });
    await Promise.all(partsOf(model()).map((part) => part.fetch()));
    mount(journeyForm());
  });

  test('keep the id of the one that was chosen, and send it', async () => {
    await open('stand');
    await page.getByRole('option').nth(1).click();
    await expect.element(comboBox).toHaveValue('Harbour Street stand');
    expect(entries()).toEqual(['Harbour Street stand', 's-2']);
    await expect.poll(() => events.map((body) => body.get('_change'))).toEqual(['pickUp']);
    expect(events[0]?.get('pickUpId')).toBe('s-2');
    expect(events[0]?.get('pickUp')).toBe('Harbour Street stand');
  });

  test('lose the id when the text is edited', async () => {
    await open('stand');
    await page.getByRole('option').first().click();
    await userEvent.keyboard('s');
    expect(entries()).toEqual(['Harbour Street stands', '']);
  });

  test('give way at once to what is typed after the chosen text was cleared', async () => {
    await open('stand');
    await page.getByRole('option').first().click();
    await expect.element(comboBox).toHaveValue('Harbour Street stand');
    const input = comboBox.element() as HTMLInputElement;
    // Both within one tick, as from a keyboard that is faster than the page.
    for (const text of ['', '2']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(entries()).toEqual(['2', '']);
  });

  test('have ways on under them, in one place at a time', async () => {
    const footer = page.getByRole('button', { name: 'Confirm later' });
    await expect.element(footer).toBeVisible();
    await open('stand');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const [under, inList] = document.querySelectorAll('[name=_press][value=later]');
    expect(under && getComputedStyle(under).visibility).toBe('hidden');
    expect(inList && getComputedStyle(inList).visibility).toBe('visible');
    await footer.last().click();
    await expect.poll(() => events.at(-1)?.get('_press')).toBe('later');
  });

  test('leave the ways on in place, and their focus, when the combo box comes after the input was left', async () => {
    const native = page.getByLabelText('Where do you pick it up?').element() as HTMLInputElement;
    const question = native.parentElement;
    const others = [...(question?.querySelectorAll(':not(input, noscript)') ?? [])];
    const later = document.querySelector<HTMLButtonElement>('[name=_press][value=later]');
    const top = later?.getBoundingClientRect().top;
    native.focus();
    native.setRangeText('stand', 0, 0, 'end');
    later?.focus();
    await expect.element(comboBox).toHaveValue('stand');
    expect(document.activeElement).toBe(later);
    expect(later?.getBoundingClientRect().top).toBe(top);
    expect(others.filter((element) => !element.isConnected)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => events.at(-1)?.get('_press')).toBe('later');
  });

  test('that are none show where to go on', async () => {
    await open('not there');
    await expect.element(page.getByRole('button', { name: 'Confirm later' })).toBeVisible();
    await expect.element(page.getByText("We couldn't find your address.")).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ask us to call' })).toBeVisible();
  });

  test.each([
    ['nothing was found', 'stand', [], "We couldn't find your address."],
    ['the look-up failed', 'stand', null, 'We couldn’t look that up just now.'],
    ['the text is too short', 'st', [], 'Enter at least 3 characters to search.'],
  ])('without JavaScript say that %s', async (_, pickUp, suggested, words) => {
    await searchPart.fetch();
    const html = renderToString(journeyForm({ given: { pickUp }, suggested: { pickUp: suggested } }));
    expect(html.replaceAll('&#x27;', "'")).toContain(words);
    expect(html.split('We couldn')).toHaveLength(pickUp === 'st' ? 1 : 2);
  });

  test('are searched for and chosen without JavaScript, too', async () => {
    await searchPart.fetch();
    const html = renderToString(journeyForm({ suggested: { pickUp: stands } }));
    document.body.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
    const press = document.querySelector<HTMLButtonElement>('[name=_press][value=pickUp]');
    expect([press?.type, press?.textContent]).toEqual(['submit', 'Search']);
    const place = document.querySelector(new URL(press?.formAction ?? '').hash);
    expect(place?.getAttribute('name')).toBe('pickUp');
    document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
    const choose = document.querySelector<HTMLButtonElement>('[name=_change][value=pickUp]');
    const data = new FormData(document.forms[0], choose);
    expect(data.getAll('pickUpId').at(-1)).toBe('s-2');
    expect(choose?.textContent).toBe('Use this address');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/site.css';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { container } from '../../theme/layout.styles.ts';
import { exampleHire, type StepChanges } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';
import { partsOf } from '../late-parts.ts';

const action = '/api/journeys/bicycle-hire/hire';
const found = { party: 'two', member: { name: 'Aroha Ngata', since: '2019', colour: 'silver' } };

let sent: URLSearchParams[] = [];
let answer: (entries: URLSearchParams) => unknown;
const navigate = vi.fn();

beforeEach(async () => {
  sent = [];
  navigate.mockClear();
  window.dataLayer = [];
  answer = () => updated();
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (address !== action) return Promise.reject(new TypeError('not expected'));
    const entries = options.body as URLSearchParams;
    sent.push(entries);
    return Response.json(await answer(entries));
  });
  await Promise.all(partsOf(exampleHire()).map((part) => part.fetch()));
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function show(changes: StepChanges = {}): void {
  mount(
    <div className={container()}>
      <JourneyForm
        model={exampleHire(changes)}
        action={action}
        backHref="/hire/who"
        validatorsSrc="data:text/javascript,export default {}"
        formToken="run-1"
        humanCheck={{ kind: 'checkbox' }}
        words={englishFormWords}
        navigate={navigate}
      />
    </div>,
  );
}

/** The server's answer to an event: the example step with the given changes. */
function updated(changes: StepChanges = {}, more: object = {}) {
  return {
    outcome: 'updated',
    location: '/hire',
    model: exampleHire(changes),
    notices: [],
    events: [],
    ...more,
  };
}

/** An answer that the test gives when it chooses. */
function later() {
  let respond: (body: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (respond = resolve));
  return (body: unknown) => respond(body);
}

function asked(): readonly (string | null)[] {
  return sent.map((entries) => entries.get('_press') ?? `${entries.get('_change')} changed`);
}

const member = page.getByLabelText('Membership number');
const search = page.getByRole('button', { name: 'Search' });
const quote = page.getByRole('button', { name: 'Send me a quote' });
const submit = page.getByRole('button', { name: 'Continue' });

describe('a button of a field', () => {
  test('sends the form as it stands, with its own name, and shows that it works', async () => {
    const respond = later();
    show();
    await page.getByLabelText('First day').fill('11032026');
    await quote.click();
    await expect.poll(() => asked()).toEqual(['quote']);
    expect(sent[0]?.get('start')).toBe('11/03/2026');
    expect(sent[0]?.get('_run')).toBe('run-1');
    await expect.element(quote).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByLabelText('First day')).toBeEnabled();
    respond(updated({}, { events: [{ event: 'quote_asked' }] }));
    await expect.element(quote).toHaveAttribute('aria-busy', 'false');
    expect(window.dataLayer).toContainEqual({ event: 'quote_asked' });
  });

  test('pressed again while it works asks once', async () => {
    const respond = later();
    show();
    const button = quote.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.poll(() => sent).toHaveLength(1);
    button.click();
    respond(updated());
    await expect.element(quote).toHaveAttribute('aria-busy', 'false');
    expect(sent).toHaveLength(1);
  });

  test('that submits the step shows what is wrong with it, and what it has set', async () => {
    const message = 'Which day do you start?';
    answer = () => ({
      outcome: 'invalid',
      location: '/hire',
      problems: [{ field: 'start', keyword: 'required', message }],
      events: [{ event: 'turned_down' }],
      model: exampleHire({ given: { ...exampleHire().given, member: 'M-77' } }),
    });
    show();
    await quote.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(page.getByLabelText('First day')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(member).toHaveValue('M-77');
    expect(window.dataLayer).toContainEqual({ event: 'turned_down' });
    await expect.element(submit).toBeEnabled();
  });

  test('of the step that was refused drops what the server no longer counts', async () => {
    const { form } = exampleHire().definition;
    const fields = form.fields.filter(({ name }) => name === 'member');
    const onlyMember = { definition: { form: { ...form, fields } }, given: { member: 'AB1234' } };
    const message = 'Please click on search icon before continuing';
    answer = () => ({
      outcome: 'invalid',
      location: '/hire',
      problems: [{ field: 'member', keyword: 'check', message }],
      events: [],
      formToken: 'run-2',
      model: exampleHire({ ...onlyMember, results: {} }),
    });
    show({ ...onlyMember, results: found });
    await expect.element(page.getByText('Aroha Ngata')).toBeVisible();
    await submit.click();
    await expect.element(page.getByText('Aroha Ngata')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(page.getByRole('alert').getByRole('heading')).toHaveFocus();
    expect(document.querySelector('input[name="_run"]')).toHaveProperty('value', 'run-2');
  });

  test('that submits the step leaves when it was accepted', async () => {
    answer = () => ({ outcome: 'accepted', location: '/hire/done', events: [] });
    show();
    await quote.click();
    await expect.poll(() => navigate).toHaveBeenCalledWith('/hire/done');
    await expect.element(submit).toBeDisabled();
  });

  test('leaves for where the server says', async () => {
    answer = () => ({ outcome: 'redirected', location: '/hire/later', events: [] });
    show();
    await page.getByRole('button', { name: 'Confirm later' }).click();
    await expect.poll(() => navigate).toHaveBeenCalledWith('/hire/later');
  });

  test('that got no answer says so, and can be pressed again', async () => {
    answer = () => 'nonsense';
    show();
    await quote.click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'couldn’t reach' })).toBeVisible();
    await quote.click();
    await expect.poll(() => sent).toHaveLength(2);
  });

  test('shows what the server has to say, and it can be closed', async () => {
    const notice = { tone: 'success', message: 'Your quote is on its way.' };
    answer = () => updated({}, { notices: [notice] });
    show();
    await quote.click();
    const banner = page.getByText('Your quote is on its way.');
    await expect.element(banner).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('is not what the Enter key presses', async () => {
    show();
    await page.getByLabelText('First day').fill('11032026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Please select a bicycle' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('a look-up', () => {
  test('is made by the Enter key, and shows what was found', async () => {
    answer = (entries) =>
      updated({ given: { days: 1, insurance: false, member: entries.get('member') }, results: found });
    show();
    await member.fill('ab1234');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Aroha Ngata')).toBeVisible();
    // The change comes first: the earlier result is gone when this text is looked up.
    expect(asked()).toEqual(['member changed', 'member']);
    await expect.element(member).toHaveFocus();
    // The mask is full, so this is not typed, and the result stays that of the text.
    await userEvent.keyboard('5');
    await expect.element(member).toHaveValue('ab1234');
    await expect.element(page.getByText('Aroha Ngata')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByText('Aroha Ngata')).not.toBeInTheDocument();
  });

  test('is made by pressing its icon, too, which shows at once that a change is being sent', async () => {
    const respond = later();
    show();
    await member.fill('ab1234');
    const button = search.element().getBoundingClientRect();
    const icon = search.element().querySelector('svg')?.getBoundingClientRect() ?? button;
    const position = { x: icon.x + icon.width / 2 - button.x, y: icon.y + icon.height / 2 - button.y };
    await search.click({ position });
    await expect.poll(() => asked()).toEqual(['member changed']);
    respond(updated());
    await expect.poll(() => asked()).toEqual(['member changed', 'member']);
  });

  test('of an empty text is refused beside the input, by its button and by that of the step', async () => {
    const message = 'Please enter your membership number';
    const described = `It is on the back of your card. Error: ${message}`;
    answer = () => updated({ problems: [{ field: 'member', keyword: 'required', message }] });
    show();
    await search.click();
    await expect.element(member).toHaveAccessibleDescription(described);
    await expect.element(member).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByLabelText('First day')).toHaveAttribute('aria-invalid', 'false');
    expect(document.getElementById(`${member.element().id}-problem`)?.ariaLive).toBe('polite');
    await expect.element(search).toHaveFocus();
    unmount();
    show();
    await submit.click();
    await expect.element(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    await expect.element(member).toHaveAccessibleDescription(described);
    expect(asked()).toEqual(['member']);
  });

  test('leaves what is typed meanwhile, caret and focus alone', async () => {
    const respond = later();
    show();
    await search.click();
    await expect.poll(() => sent).toHaveLength(1);
    const start = page.getByLabelText('First day');
    await start.click();
    await userEvent.keyboard('1103');
    respond(updated({ given: { days: 1, insurance: false }, results: found }));
    await expect.element(page.getByText('Aroha Ngata')).toBeVisible();
    await userEvent.keyboard('2026');
    await expect.element(start).toHaveValue('11/03/2026');
    await expect.element(start).toHaveFocus();
  });
});

describe('a change', () => {
  test('is sent once it is final, and only once', async () => {
    answer = (entries) =>
      updated({ given: { days: 1, insurance: false, member: entries.get('member') ?? undefined } as never });
    show();
    await member.fill('ab1234');
    expect(sent).toEqual([]);
    await userEvent.tab();
    await expect.poll(() => asked()).toEqual(['member changed']);
    await member.click();
    await userEvent.tab();
    expect(sent).toHaveLength(1);
  });

  test('takes over what the server has set, in the control too', async () => {
    answer = () => updated({ given: { days: 3, insurance: true, plan: 'city' } });
    show();
    await page.getByRole('radio', { name: /City/ }).click();
    await expect.element(page.getByRole('switch', { name: /Insure/ })).toBeChecked();
    await expect.element(page.getByRole('spinbutton')).toHaveValue(3);
    await expect.element(page.getByRole('radio', { name: /City/ })).toHaveFocus();
    expect(new FormData(document.forms[0]).get('days')).toBe('3');
  });

  test('that replaces the card in focus by another leaves the focus on that', async () => {
    const { form } = exampleHire().definition;
    const isChosen = { answered: [{ var: 'answers.plan' }] };
    const options = [
      { id: 'city', label: 'City', when: { if: [isChosen, false, true] } },
      { id: 'city-weekly', label: 'City by the week', when: isChosen },
      { id: 'mountain', label: 'Mountain' },
    ];
    const fields = form.fields.map((field) => (field.name === 'plan' ? { ...field, options } : field));
    const definition = { form: { ...form, fields: fields as typeof form.fields } };
    answer = () => updated({ definition, given: {} });
    show({ definition, given: { plan: 'city-weekly' } });
    const weekly = page.getByRole('radio', { name: 'City by the week' });
    (weekly.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(weekly).not.toBeInTheDocument();
    await expect.poll(() => asked()).toEqual(['plan changed']);
    await expect.element(page.getByRole('radio', { name: 'City' })).toHaveFocus();
  });

  test('that is under way goes before the form itself', async () => {
    const respond = later();
    show();
    await page.getByRole('radio', { name: /City/ }).click();
    await expect.poll(() => asked()).toEqual(['plan changed']);
    const hire = page.getByRole('button', { name: 'Hire it' });
    await hire.click();
    expect(sent).toHaveLength(1);
    // Both the question and the waiting button show that work is in progress.
    const statuses = page.getByRole('status');
    await expect.element(statuses.filter({ hasText: 'One moment' })).toBeVisible();
    await expect.element(statuses.filter({ hasText: 'Sending' })).toBeInTheDocument();
    expect(hire.element().querySelector('[aria-hidden]')).not.toBeNull();
    answer = () => ({ outcome: 'accepted', location: '/thanks', events: [] });
    respond(
      updated({
        given: { plan: 'city', days: 1, insurance: false, member: 'AB1234', start: '1', pickUp: '1' },
        results: found,
      }),
    );
    await expect.poll(() => sent).toHaveLength(2);
    await expect.poll(() => navigate).toHaveBeenCalledWith('/thanks');
    expect(sent[1]?.has('_change')).toBe(false);
  });

  test('of the run makes the page anew', async () => {
    answer = () => ({ ...updated(), model: exampleHire({ run: 'run-2' }) });
    show();
    await quote.click();
    await expect.poll(() => navigate).toHaveBeenCalledWith(location.pathname);
  });
});

describe('the overview of a form', () => {
  test('follows the answers: summary and the words of the button', async () => {
    answer = () => updated({ given: { plan: 'city', days: 1, insurance: false } });
    show();
    await expect.element(submit).toBeVisible();
    await page.getByRole('radio', { name: /City/ }).click();
    await expect.element(page.getByText('You have chosen: city')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hire it' })).toBeVisible();
  });

  test('has switches of its own, sent with the form', async () => {
    show();
    const rates = page.getByRole('table', { name: 'Rates' });
    await expect.element(rates).toHaveTextContent('$38.00');
    await page.getByRole('switch', { name: 'Incl GST' }).click();
    await expect.element(rates).toHaveTextContent('$33.04');
    await quote.click();
    await expect.poll(() => sent[0]?.getAll('gst')).toEqual(['']);
  });

  test('leads back to the steps before', async () => {
    show();
    const chips = page.getByRole('navigation', { name: 'Your choices so far' }).getByRole('link');
    expect(chips.elements().map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['For ArohaChange', '/hire/who'],
      ['Harbour Street stand, PetoneChange', '/hire/where'],
    ]);
  });
});

test.each(['100%', '200%'])('everything fits within 320 pixels, with text of %s', async (size) => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = size;
  show({ given: { plan: 'city', days: 1, insurance: true, member: 'AB1234' }, results: found });
  for (const details of document.querySelectorAll('details')) details.open = true;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

test('a step that is shown is tracked', async () => {
  show();
  await expect.poll(() => window.dataLayer).toEqual([{ event: 'page_view', page: 'hire' }]);
});

test('a step without words for a button has none', async () => {
  const { display } = exampleHire().definition;
  show({ definition: { display: { ...display, submitLabel: undefined } }, back: undefined });
  await expect.element(quote).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

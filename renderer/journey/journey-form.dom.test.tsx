import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/site.css';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { exampleStep } from './example-step.fixture.ts';
import { JourneyForm } from './journey-form.tsx';
import type { JourneyFormProps } from './journey-form-props.ts';

const validators = `data:text/javascript,${encodeURIComponent(`
  const shorter = (least) => {
    const check = (value) => { check.errors = value.length < least ? [{ keyword: 'minLength' }] : null; return !check.errors; };
    return check;
  };
  export default { fullName: shorter(2) };
`)}`;

const failure = { tone: 'error', message: 'Sorry, the oven is cold.' };

let sent: URLSearchParams[] = [];
let answer: () => Promise<Response> = () => Promise.reject(new TypeError('not expected'));
const navigate = vi.fn();

beforeEach(() => {
  sent = [];
  navigate.mockClear();
  window.dataLayer = [];
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    // Requests for suggestions are ignored here.
    if (address !== '/api/journeys/cake-order/order') return Promise.reject(new TypeError('not expected'));
    sent.push(options.body as URLSearchParams);
    return answer();
  });
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function form(props: Partial<JourneyFormProps> = {}) {
  return (
    <JourneyForm
      model={exampleStep()}
      action="/api/journeys/cake-order/order"
      backHref="/cakes"
      validatorsSrc={validators}
      formToken="run-1"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={navigate}
      {...props}
    />
  );
}

const submit = page.getByRole('button', { name: 'Send the order' });

async function fillIn(): Promise<void> {
  await page.getByLabelText('Your name').fill('Aroha Ngata');
  await page.getByLabelText('Email address').fill('aroha@example.nz');
  await page.getByLabelText('Delivery address').fill('12 Harbour Street');
  await page.getByLabelText('Size').selectOptions('medium');
  await page.getByLabelText('How many?').selectOptions('2');
  await page.getByLabelText('I am a person').click();
}

describe('fields that depend on answers', () => {
  test('appear and go as the answers change', async () => {
    mount(form());
    const obstacles = page.getByRole('group', { name: 'What is in the way?' });
    await expect.element(page.getByLabelText('Your name')).toBeVisible();
    await expect.element(obstacles).not.toBeInTheDocument();
    await page.getByLabelText('Yes').click();
    await expect.element(obstacles).toBeVisible();
    await page.getByLabelText('A door with a code').click();
    await expect.element(page.getByLabelText('Door code')).toBeVisible();
    await page.getByRole('radio', { name: 'No' }).click();
    await expect.element(obstacles).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Door code')).not.toBeInTheDocument();
  });

  test('come back with what was answered before', async () => {
    mount(form());
    await page.getByLabelText('Yes').click();
    await page.getByLabelText('Something else').click();
    await page.getByLabelText('What should the courier know?').fill('A goose.');
    await page.getByRole('radio', { name: 'No' }).click();
    await page.getByLabelText('Yes').click();
    await expect.element(page.getByLabelText('Something else')).toBeChecked();
    await expect.element(page.getByLabelText('What should the courier know?')).toHaveValue('A goose.');
  });
});

describe('a mistake', () => {
  test('may be called something else in the list of problems than beside its field', async () => {
    const problem = {
      field: 'email',
      keyword: 'required',
      message: 'Please enter your email address',
      summary: 'No address yet',
    };
    mount(form({ model: exampleStep({ problems: [{ ...problem, keyword: 'required' }] }) }));
    await expect.element(page.getByRole('alert').getByRole('link')).toHaveTextContent('No address yet');
    const email = page.getByLabelText('Email address');
    await expect.element(email).toHaveAccessibleDescription(/Error: Please enter your email address$/);
  });

  test('is shown once its field was left, and gone once it is put right', async () => {
    mount(form());
    const name = page.getByLabelText('Your name');
    await name.fill('A');
    await expect.element(name).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(name)
      .toHaveAccessibleDescription('Error: Your name needs to be at least 2 characters');
    await name.fill('Aroha');
    await expect.element(name).toHaveAttribute('aria-invalid', 'false');
    await expect.element(name).not.toHaveAccessibleDescription();
  });

  test.each([320, 1280])('moves nothing when it appears, %s pixels wide', async (width) => {
    await page.viewport(width, 800);
    mount(form());
    const name = page.getByLabelText('Your name');
    await name.fill('A');
    await document.fonts.ready;
    const distance = () =>
      page.getByLabelText('Email address').element().getBoundingClientRect().top -
      name.element().getBoundingClientRect().top;
    const before = distance();
    await userEvent.tab();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    expect(distance()).toBe(before);
  });

  test('keeps the form from being sent, and the summary takes the focus', async () => {
    mount(form());
    await submit.click();
    const heading = page.getByRole('heading', { name: 'There is something to put right' });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByRole('alert')).toBeVisible();
    const links = page.getByRole('alert').getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual([
      'Your name: Please enter your first and last name',
      'Please enter your email address',
      'Delivery address: Please enter your address',
      'Please select the size you need',
      'I am a person: Please tick the checkbox',
    ]);
    expect(sent).toEqual([]);
    await expect.element(submit).toBeEnabled();
  });

  test('bears the question in the summary unless it names that itself', async () => {
    const problems = ['fullName', 'email', 'size'].map((field) => ({
      field,
      keyword: 'required' as const,
      message: field === 'size' ? 'Please select the size you need' : 'This field is required',
    }));
    mount(form({ model: exampleStep({ problems }) }));
    const links = page.getByRole('alert').getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual([
      'Your name: This field is required',
      'Email address: This field is required',
      'Please select the size you need',
    ]);
  });

  test('leaves the summary once it is put right, and the last one takes it away', async () => {
    const problems = [
      { field: 'fullName', keyword: 'required' as const, message: 'Please enter your first and last name' },
      { field: 'size', keyword: 'required' as const, message: 'Please select the size you need' },
    ];
    mount(form({ model: exampleStep({ problems }) }));
    const links = page.getByRole('alert').getByRole('link');
    await page.getByLabelText('Size').selectOptions('Small, for four');
    await expect
      .poll(() => links.elements().map((link) => link.textContent))
      .toEqual(['Your name: Please enter your first and last name']);
    await page.getByLabelText('Your name').fill('Aroha');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is reached from the summary', async () => {
    mount(form());
    await submit.click();
    await page.getByRole('link', { name: 'Please select the size you need' }).click();
    await expect.element(page.getByLabelText('Size')).toHaveFocus();
  });

  test('is sent to analytics, the first one only', async () => {
    mount(form());
    await submit.click();
    await expect
      .poll(() => window.dataLayer)
      .toEqual([
        { event: 'form_error', field: 'fullName', message: 'Please enter your first and last name' },
      ]);
  });

  test('that only the server finds is shown the same way', async () => {
    answer = async () =>
      Response.json({
        outcome: 'invalid',
        location: '/order',
        problems: [{ field: 'email', keyword: 'format', message: 'Please enter a valid email address' }],
        events: [{ event: 'form_error', field: 'email' }],
      });
    mount(form());
    await fillIn();
    await submit.click();
    await expect
      .element(page.getByRole('link', { name: 'Please enter a valid email address' }))
      .toBeVisible();
    await expect.element(page.getByLabelText('Email address')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(submit).toBeEnabled();
    expect(window.dataLayer).toEqual([{ event: 'form_error', field: 'email' }]);
  });
});

describe('a submission', () => {
  test('sends what a native form would have sent, then leaves for where the server says', async () => {
    answer = async () =>
      Response.json({ outcome: 'accepted', location: '/thanks', events: [{ event: 'order_sent' }] });
    let known: unknown;
    navigate.mockImplementationOnce(() => {
      known = structuredClone(window.dataLayer);
    });
    mount(form());
    await fillIn();
    await submit.click();
    await expect.poll(() => navigate).toHaveBeenCalledWith('/thanks');
    expect(known).toEqual([{ event: 'order_sent' }]);
    expect(sent.map(String)).toEqual([
      '_run=run-1&fullName=Aroha+Ngata&email=aroha%40example.nz&address=12+Harbour+Street&gate=no&gate=' +
        '&size=medium&count=2&wishes=&person=true&person=&_hasSiteToken=false',
    ]);
    await expect.element(submit).toBeDisabled();
  });

  test.each([
    ['a token of this site', JSON.stringify({ token: 'a-token', expiry: 4e12 }), 'true'],
    ['the empty token, as none could be had,', JSON.stringify({ token: '', expiry: 0 }), 'false'],
    ['rubbish', '{', 'false'],
  ])('says whether the browser keeps a token: %s in its storage', async (_, kept, said) => {
    localStorage.setItem('waymark.site-token', kept);
    answer = async () => Response.json({ outcome: 'accepted', location: '/thanks', events: [] });
    mount(form());
    await fillIn();
    await submit.click();
    await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']]);
    expect(sent.map((body) => body.get('_hasSiteToken'))).toEqual([said]);
    const element = document.querySelector('form');
    expect(new FormData(element ?? undefined).get('_hasSiteToken'), 'sent by the browser itself').toBe(said);
    localStorage.removeItem('waymark.site-token');
  });

  test('that is pressed twice is sent once', async () => {
    let respond: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (respond = resolve));
    mount(form());
    await fillIn();
    const button = submit.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.poll(() => sent).toHaveLength(1);
    await expect.element(submit).toBeDisabled();
    await expect.element(page.getByLabelText('Your name')).toBeDisabled();
    button.click();
    button.form?.requestSubmit();
    respond(Response.json({ outcome: 'accepted', location: '/thanks', events: [] }));
    await expect.poll(() => navigate).toHaveBeenCalledTimes(1);
    button.form?.requestSubmit();
    expect(sent).toHaveLength(1);
  });

  test('that failed shows where to go instead, and a number of the site to call', async () => {
    const message = 'The oven is cold. Call 0800 123.';
    const notice = { tone: 'error', message, link: { label: 'Write to us', href: '/write' } };
    answer = async () =>
      Response.json({ outcome: 'failed', location: '/order', notices: [notice], events: [] });
    mount(form({ words: { ...englishFormWords, phones: ['0800 123'] } }));
    await fillIn();
    await submit.click();
    const banner = page.getByRole('alert').filter({ hasText: 'The oven is cold.' });
    await expect.element(banner).toBeVisible();
    const links = banner.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:0800123', '/write']);
  });

  test('that failed shows a banner; closing it makes the form ready again', async () => {
    answer = async () =>
      Response.json({ outcome: 'failed', location: '/order', notices: [failure], events: [] });
    mount(form());
    await fillIn();
    await submit.click();
    const banner = page.getByRole('alert').filter({ hasText: 'Sorry, the oven is cold.' });
    await expect.element(banner).toHaveFocus();
    await expect.element(submit).toBeEnabled();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(submit).toHaveFocus();
    await submit.click();
    const dismissals = () => sent.map((body) => body.has('_dismiss'));
    await expect.poll(() => dismissals()).toEqual([false, true, false]);
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Aroha Ngata');
  });

  test('that got no answer shows a banner too', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    mount(form({ words: { ...englishFormWords, connectionMessage: 'Nobody answered.' } }));
    await fillIn();
    await submit.click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Nobody answered.' })).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('rendering', () => {
  test('a key press in a field that no rule reads renders nothing', async () => {
    const commits = vi.fn();
    mount(
      <Profiler id="form" onRender={commits}>
        {form()}
      </Profiler>,
    );
    const name = page.getByLabelText('Your name');
    await name.click();
    commits.mockClear();
    await userEvent.keyboard('Aroha');
    await expect.element(name).toHaveValue('Aroha');
    expect(commits).not.toHaveBeenCalled();
  });

  test('a change in a field that rules read renders once', async () => {
    const commits = vi.fn();
    mount(
      <Profiler id="form" onRender={commits}>
        {form()}
      </Profiler>,
    );
    await page.getByLabelText('Your name').click();
    commits.mockClear();
    await page.getByLabelText('Yes').click();
    await expect.element(page.getByRole('group', { name: 'What is in the way?' })).toBeVisible();
    expect(commits).toHaveBeenCalledTimes(1);
  });
});

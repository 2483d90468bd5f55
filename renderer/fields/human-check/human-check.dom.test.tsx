import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep } from '../../journey/example-step.fixture.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import type { JourneyFormProps } from '../../journey/journey-form-props.ts';
import '../../theme/site.css';

const secret = 'only for this test';
const { form } = exampleStep().definition;
const model = exampleStep({
  definition: { form: { ...form, fields: form.fields.filter(({ name }) => name === 'person') } },
});

function show(humanCheck: JourneyFormProps['humanCheck']): void {
  mount(
    <JourneyForm
      model={model}
      action="/order"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={humanCheck}
      words={englishFormWords}
      navigate={() => undefined}
    />,
  );
}

const submit = page.getByRole('button', { name: 'Send the order' });
let sent: URLSearchParams[] = [];

function entry(): string {
  return String(new FormData(document.forms[0]).get('person') ?? 'nothing');
}

async function tickWidget(): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
    if (String(address).endsWith('/challenge')) {
      return Response.json(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: 100,
          counter: 3,
          deriveKey,
          hmacSignatureSecret: secret,
        }),
      );
    }
    sent.push(options?.body as URLSearchParams);
    return Response.json({ outcome: 'failed', location: '/order', notices: [], events: [] });
  });
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Replaces the service's script: each press of its box gives a new token. */
function stubRecaptcha(): { readonly resets: readonly number[] } {
  const resets: number[] = [];
  let widgets = 0;
  const render = (place: HTMLElement, options: { readonly callback: (token: string) => void }): number => {
    widgets += 1;
    const token = `token ${widgets}`;
    const box = document.createElement('button');
    box.type = 'button';
    box.textContent = 'I am no robot';
    box.addEventListener('click', () => options.callback(token));
    place.append(box);
    return widgets;
  };
  const grecaptcha = {
    ready: (run: () => void) => run(),
    render,
    reset: (widget: number) => resets.push(widget),
  };
  vi.stubGlobal('grecaptcha', grecaptcha);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  });
  return { resets };
}

describe('the check that a person is at work', () => {
  test('is a plain box to tick where nothing else is configured', async () => {
    show({ kind: 'checkbox' });
    await submit.click();
    await expect.element(page.getByRole('link', { name: 'Please tick the checkbox' })).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByLabelText('I am a person').click();
    await expect.element(page.getByLabelText('I am a person')).toHaveAttribute('aria-invalid', 'false');
    expect(entry()).toBe('true');
  });

  test('with ALTCHA gives a solution that the server can verify', async () => {
    show({ kind: 'altcha', challengePath: '/challenge' });
    await submit.click();
    await expect.element(page.getByRole('link', { name: 'Please tick the checkbox' })).toBeVisible();
    await tickWidget();
    await expect.poll(() => entry()).not.toBe('');
    const { challenge, solution } = JSON.parse(atob(entry()));
    const verdict = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    expect(verdict.verified).toBe(true);
    await submit.click();
    await expect.poll(() => sent.map((body) => body.get('person'))).toHaveLength(1);
  });

  test('with ALTCHA starts afresh after a submission that failed', async () => {
    show({ kind: 'altcha', challengePath: '/challenge' });
    await tickWidget();
    await expect.poll(() => entry()).not.toBe('');
    await submit.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => entry()).toBe('');
  });

  test('with reCAPTCHA asks anew after a press that failed, as a token is good for one', async () => {
    const { resets } = stubRecaptcha();
    show({ kind: 'recaptcha', siteKey: 'key' });
    await page.getByRole('button', { name: 'I am no robot' }).click();
    expect(entry()).toBe('token 1');
    await submit.click();
    await expect.poll(() => sent.map((body) => body.get('person'))).toEqual(['token 1']);
    await expect.poll(entry).toBe('');
    expect(resets).toEqual([1]);
    await submit.click();
    await expect.element(page.getByRole('link', { name: 'Please tick the checkbox' })).toBeVisible();
    await page.getByRole('button', { name: 'I am no robot' }).click();
    await submit.click();
    await expect.poll(() => sent.map((body) => body.get('person'))).toEqual(['token 1', 'token 2']);
  });
});

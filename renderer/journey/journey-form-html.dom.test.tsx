import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/site.css';
import { unmount } from '../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { exampleHire, exampleStep } from './example-step.fixture.ts';
import { JourneyForm } from './journey-form.tsx';
import type { JourneyFormProps } from './journey-form-props.ts';
import { partsOf } from './late-parts.ts';

// Server rendering is synchronous, so the late parts must be loaded first.
beforeAll(async () => {
  await Promise.all([exampleStep(), exampleHire()].flatMap(partsOf).map((part) => part.fetch()));
});

afterEach(unmount);

function form(props: Partial<JourneyFormProps> = {}) {
  return (
    <JourneyForm
      model={exampleStep()}
      action="/api/journeys/cake-order/order"
      validatorsSrc="data:text/javascript,export default {}"
      formToken="run-1"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      {...props}
    />
  );
}

describe('server HTML', () => {
  test('is a form that works by itself', () => {
    document.body.innerHTML = renderToString(form());
    const element = document.querySelector('form');
    expect(element?.method).toBe('post');
    expect(element?.getAttribute('action')).toBe('/api/journeys/cake-order/order');
    const names = [...new FormData(element ?? undefined)].map(([name]) => name);
    expect(names).toEqual([
      '_run',
      'fullName',
      'email',
      'address',
      'gate',
      'gate',
      'size',
      'wishes',
      'person',
    ]);
  });

  test('shows the problems and notices the server found', () => {
    const problems = [
      { field: 'email', keyword: 'format' as const, message: 'Please enter a valid email address' },
    ];
    const notices = [{ tone: 'error' as const, message: 'Sorry, the oven is cold.' }];
    document.body.innerHTML = renderToString(form({ model: exampleStep({ problems, notices }) }));
    const link = document.querySelector<HTMLAnchorElement>('[role=alert] a');
    expect(link?.textContent).toBe('Please enter a valid email address');
    expect(document.querySelector(link?.hash.replace(/[:«»]/g, '\\$&') ?? '')?.getAttribute('name')).toBe(
      'email',
    );
    expect(document.body.textContent).toContain('Sorry, the oven is cold.');
    const close = document.querySelector<HTMLButtonElement>('[aria-label="Close"]');
    expect([close?.type, close?.name]).toEqual(['submit', '_dismiss']);
  });

  test('says in which language the texts are that are not in that of the page', () => {
    const { display } = exampleHire().definition;
    const chips = display.chips.map((chip) => ({ ...chip, language: 'de' }));
    const definition = { display: { ...display, chips, submitLabelIn: 'cy' } };
    const notices = [{ tone: 'error' as const, message: 'Sorry, the oven is cold.', language: 'fr' }];
    document.body.innerHTML = renderToString(form({ model: exampleHire({ definition, notices }) }));
    const textsIn = (language: string) =>
      [...document.querySelectorAll(`[lang=${language}]`)].map(({ textContent }) => textContent);
    expect(textsIn('fr')).toEqual(['Sorry, the oven is cold.']);
    expect(textsIn('de').length).toBeGreaterThan(0);
    expect(document.querySelector('nav [lang=de]')?.closest('a')).not.toBeNull();
    expect(document.querySelector('[lang=cy]')?.matches('button[type=submit]')).toBe(true);
  });

  test('keeps what was typed before it came to life', async () => {
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(form());
    await page.getByLabelText('Your name').fill('Early Bird');
    await page.getByLabelText('Yes').click();
    const errors = vi.spyOn(console, 'error');
    const root = hydrateRoot(container, form());
    await expect.element(page.getByRole('group', { name: 'What is in the way?' })).toBeVisible();
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Early Bird');
    expect(errors).not.toHaveBeenCalled();
    root.unmount();
  });
});

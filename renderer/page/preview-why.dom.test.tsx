import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/site.css';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { exampleHire } from '../journey/example-step.fixture.ts';
import { JourneyForm } from '../journey/journey-form.tsx';
import { partsOf } from '../journey/late-parts.ts';
import { PreviewWhy } from './preview-why.tsx';

const explanation = { step: 'hire', itself: ['It is the first step.'], fields: [], next: [] };
const explained = page.getByText('Why is the step “hire” as it is?');
const reload = page.getByRole('link', { name: 'Reload the page' });

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

async function show(answer: () => unknown): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(await answer()));
  const model = exampleHire();
  await Promise.all(partsOf(model).map((part) => part.fetch()));
  mount(
    <>
      <JourneyForm
        model={model}
        action="/api/journeys/bicycle-hire/hire"
        backHref="/hire/who"
        validatorsSrc="data:text/javascript,export default {}"
        formToken="run-1"
        humanCheck={{ kind: 'checkbox' }}
        words={englishFormWords}
        navigate={vi.fn()}
      />
      <PreviewWhy steps={[{ explanation, link: '/api/preview' }]} />
    </>,
  );
  await expect.element(explained).toBeVisible();
  await expect.element(page.getByText('Reload the page')).not.toBeVisible();
}

test('explanations give way to a link that reloads the page once a press in place was answered', async () => {
  const model = exampleHire();
  await show(() => ({ outcome: 'updated', location: '/hire', model, notices: [], events: [] }));
  await page.getByRole('button', { name: 'Send me a quote' }).click();
  await expect.element(reload).toBeVisible();
  await expect.element(explained).not.toBeVisible();
});

test('explanations stay while the server did not answer', async () => {
  const respond = vi.fn(() => Promise.reject(new TypeError('not reached')));
  await show(respond);
  await page.getByRole('button', { name: 'Send me a quote' }).click();
  await expect.poll(() => respond.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(explained).toBeVisible();
});

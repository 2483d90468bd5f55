import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/site.css';
import { mount, unmount } from '../../tests/support/mount.tsx';
import { exampleHire } from './example-step.ts';
import { JourneyForm } from './journey-form.tsx';
import { partsOf } from './late-parts.ts';

const model = exampleHire();
const opener = page.getByText(model.definition.display.summary?.openLabel ?? '', { exact: true });
const summary = page.getByText(model.definition.display.summary?.title ?? '', { exact: true });

beforeEach(() => Promise.all(partsOf(model).map((part) => part.fetch())));
afterEach(async () => {
  unmount();
  await page.viewport(1280, 800);
});

function top(element: Element | null): number {
  return element?.getBoundingClientRect().top ?? Number.NaN;
}

test.each([
  [375, 'below the chips'],
  [768, 'in their row'],
  [1067, 'in their row'],
])('%s pixels wide the summary is behind a button %s', async (width, place) => {
  await page.viewport(width, 800);
  mount(
    <JourneyForm
      model={model}
      action="/hire"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
    />,
  );
  const chip = document.querySelector('nav a');
  await expect.element(summary).not.toBeVisible();
  const isBeside = top(opener.element()) < (chip?.getBoundingClientRect().bottom ?? 0);
  expect(isBeside ? 'in their row' : 'below the chips').toBe(place);
  await opener.click();
  await expect.element(summary).toBeVisible();
  expect(top(summary.element())).toBeGreaterThan(top(chip));
});

import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/site.css';
import { englishWords } from '#engine';
import type { Site } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import examples from '../../page/examples.json' with { type: 'json' };
import { SimpleHeader } from '../../page/header/site-header.tsx';
import { container } from '../../theme/layout.styles.ts';
import { exampleHire } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';
import { partsOf } from '../late-parts.ts';

const model = exampleHire();
const { journey, step } = model;
const { openLabel = '', title = '' } = model.definition.display.summary ?? {};
const { header } = examples.site as unknown as Site;
const opener = page.getByRole('button', { name: openLabel, exact: true });
const summary = page.getByRole('complementary', { name: title });

beforeEach(() => Promise.all(partsOf(model).map((part) => part.fetch())));
afterEach(async () => {
  unmount();
  await page.viewport(1280, 800);
});

async function show(width: number, isInPage = true) {
  await page.viewport(width, 800);
  mount(
    <>
      {isInPage && (
        <SimpleHeader
          header={header}
          words={englishWords.header}
          summaries={[{ journey, step, openLabel }]}
        />
      )}
      <main className={container()}>
        <JourneyForm
          model={model}
          action="/hire"
          validatorsSrc="data:text/javascript,export default {}"
          humanCheck={{ kind: 'checkbox' }}
          words={englishFormWords}
        />
      </main>
    </>,
  );
}

test.each([375, 768, 1067])('%s pixels wide the summary is behind a button in the header', async (width) => {
  await show(width);
  await expect.element(summary).not.toBeInTheDocument();
  expect(document.querySelector('header')?.contains(opener.element())).toBe(true);
  expect(document.documentElement.scrollWidth).toBe(width);
  await opener.click();
  await expect.element(summary).toBeVisible();
  const { right, left, top } = summary.element().getBoundingClientRect();
  expect([left >= 0, right <= width, top >= opener.element().getBoundingClientRect().bottom]).toEqual([
    true,
    true,
    true,
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(summary).not.toBeInTheDocument();
});

test('from its button the keyboard goes into the summary, and its own button closes it', async () => {
  await show(768);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  // It can be scrolled by keyboard.
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  const close = summary.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  const { violations } = await axe.run(summary.element());
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('where there is room it is beside the questions, and no button is there', async () => {
  await show(1068);
  await expect.element(summary).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
  await expect.element(summary.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('going on with the Tab key from the last of it closes it, so that nothing has the focus behind it', async () => {
  await show(768);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toBeVisible();
  const box = summary.element();
  for (const _ of box.querySelectorAll('input, button, summary, a')) await userEvent.tab();
  await userEvent.tab();
  expect(box.contains(document.activeElement)).toBe(false);
  await expect.element(summary).not.toBeInTheDocument();
});

test('the keyboard can scroll it, and comes to it and to the chips after the questions', async () => {
  await show(1280);
  expect((summary.element() as HTMLElement).tabIndex).toBe(0);
  const [form] = document.forms;
  const nav = page.getByRole('navigation', { name: 'Your choices so far' }).element();
  const submit = form?.querySelector('button[type=submit]:not([hidden])');
  for (const after of [summary.element(), nav])
    expect((submit?.compareDocumentPosition(after) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  const [question] = form?.getElementsByTagName('fieldset') ?? [];
  expect(nav.getBoundingClientRect().bottom).toBeLessThanOrEqual(question?.getBoundingClientRect().top ?? 0);
});

test('chips are folded away where there is little room, and open with all of their words in view', async () => {
  await show(375);
  const links = page.getByRole('navigation', { name: 'Your choices so far' }).getByRole('link');
  expect(links.elements().filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))).toEqual(
    [],
  );
  await page.getByText('Show your choices').click();
  for (const link of links.elements()) {
    expect(link.checkVisibility()).toBe(true);
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(375);
  }
  await show(1280);
  for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThan(0);
  await expect.element(page.getByText('Show your choices')).not.toBeVisible();
});

test('without a header it is above the questions', async () => {
  await show(375, false);
  await expect.element(summary).toBeVisible();
  expect(getComputedStyle(summary.element()).position).toBe('static');
});

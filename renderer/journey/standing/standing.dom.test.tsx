import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormWords } from '#engine';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleStep, type StepChanges } from '../example-step.fixture.ts';
import { JourneyForm } from '../journey-form.tsx';
import { partsOf } from '../late-parts.ts';
import type { Keeping } from './keeping-time.ts';
import '../../theme/site.css';

const hour = 3_600_000;
const kept: Keeping = {
  keptMs: 2 * hour,
  leftMs: 2 * hour,
  endsInMs: 48 * hour,
  hasAnswers: true,
  isFirst: true,
};
let asked: URLSearchParams[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(body as URLSearchParams);
    return Response.json({ outcome: 'kept', formToken: 'run-1 for longer', leftMs: 2 * hour });
  });
  await Promise.all(partsOf(exampleStep()).map((part) => part.fetch()));
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function show(keeping: Keeping, changes: StepChanges = {}, words: Partial<FormWords> = {}): void {
  mount(
    <JourneyForm
      model={exampleStep(changes)}
      action="/order"
      formToken="run-1"
      keeping={keeping}
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={{ ...englishFormWords, ...words }}
      navigate={() => undefined}
    />,
  );
}

const dialog = page.getByRole('dialog', { name: 'Do you need more time?' });

describe('how long answers are kept', () => {
  test('is said from where the journey begins on, with a way to delete them once there are any', async () => {
    show(kept);
    await expect.element(page.getByText('for 2 hours after your last change, 2 days at most')).toBeVisible();
    unmount();
    show({ ...kept, isFirst: false });
    await expect.element(page.getByText('after your last change')).toBeVisible();
    await expect.element(page.getByText('Clear my answers')).toBeVisible();
    unmount();
    show({ ...kept, hasAnswers: false });
    await expect.element(page.getByText('after your last change')).toBeVisible();
    await expect.element(page.getByText('Clear my answers')).not.toBeInTheDocument();
  });

  test('is asked in time: the answers and the form are kept for longer, and the focus comes back', async () => {
    show({ ...kept, leftMs: 9 * 60_000 });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveAccessibleDescription(/deleted in about \d minutes/);
    const { violations } = await axe.run(document.body, {
      rules: {
        region: { enabled: false },
        'landmark-one-main': { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked.map((body) => [body.get('_run'), body.get('_keep')])).toEqual([['run-1', 'true']]);
    expect(new FormData(document.forms[0]).get('_run')).toBe('run-1 for longer');
  });

  test('is not asked while there is time, nor where nothing is kept', async () => {
    show({ ...kept, leftMs: 11 * 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(dialog).not.toBeInTheDocument();
    unmount();
    show({ ...kept, leftMs: 60_000, hasAnswers: false });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('Answers are deleted by a button of the form itself, after a word of warning', async () => {
  show(kept);
  const sent: string[] = [];
  document.forms[0]?.addEventListener('submit', (event) => {
    sent.push(`${(event.submitter as HTMLButtonElement).name} ${event.defaultPrevented}`);
    event.preventDefault();
  });
  await page.getByText('Clear my answers').click();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  expect(sent).toEqual(['_forget false']);
  expect(asked).toEqual([]);
});

test('Answers are saved for later by a button after the one that submits, which leaves the page and checks nothing', async () => {
  const saveLabel = 'Save and come back later';
  show({ ...kept, saveLabel });
  const sent: string[] = [];
  document.forms[0]?.addEventListener('submit', (event) => {
    sent.push(`${(event.submitter as HTMLButtonElement).name} ${event.defaultPrevented}`);
    event.preventDefault();
  });
  const save = page.getByRole('button', { name: saveLabel });
  await expect.element(save).toHaveAttribute('formnovalidate');
  // The first submit button is the one that the Enter key presses.
  const first = document.forms[0]?.querySelector('button[type=submit]');
  expect(first).not.toBe(save.element());
  await save.click();
  expect(sent).toEqual(['_save false']);
  expect(asked).toEqual([]);
});

test('Progress is said in words, and the bar is for the eye alone', async () => {
  const progress = { part: 2, of: 3, label: 'Your cake' };
  await Promise.all(partsOf(exampleStep({ progress })).map((part) => part.fetch()));
  show({ ...kept, hasAnswers: false, isFirst: false }, { progress });
  await expect.element(page.getByText('Part 2 of 3: Your cake')).toBeVisible();
  const bar = page.getByText('Part 2 of 3: Your cake').element().nextElementSibling;
  expect([bar?.getAttribute('aria-hidden'), bar?.children.length]).toEqual(['true', 3]);
});

const announced = (text: string) => page.getByRole('status').filter({ hasText: text });

test('A step that was complete until something else changed says what to look at, and shows no error', async () => {
  const reopened = ['Your name', 'Email address'];
  await Promise.all(partsOf(exampleStep({ reopened })).map((part) => part.fetch()));
  show({ ...kept, hasAnswers: false, isFirst: false }, { reopened });
  const status = announced('Please look at this again: Your name, Email address.');
  await expect.element(status).toBeVisible();
  await expect.element(status).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('A step that has more to ask than it could show says what, in the words of the site', async () => {
  const revealed = ['Your name'];
  await Promise.all(partsOf(exampleStep({ revealed })).map((part) => part.fetch()));
  show(kept, { revealed }, { revealed: 'Noch etwas: {questions}' });
  await expect.element(announced('Noch etwas: Your name')).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('Whoever has deleted their answers is told that they are gone', async () => {
  show({ ...kept, hasAnswers: false, wasCleared: true });
  await expect.element(announced('Your answers have been deleted.')).toHaveFocus();
  unmount();
  show({ ...kept, hasAnswers: false });
  await expect.element(page.getByText('Your answers have been deleted.')).not.toBeInTheDocument();
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Document, Rule } from '#schemas';
import { type Outside, openWorkshop } from './open-workshop.fixture.ts';
import { answerSubmission } from './presses/answer-submission.ts';
import { type ShowDeps, showStep } from './show-step.ts';
import type { SubmitDeps } from './state/submit-deps.ts';
import { workshop, workshopWith } from './workshop.fixture.ts';

/** Text times a number, which cannot be evaluated. */
const faulty: Rule = { '*': ['two', 2] };
const notUnderstood = { tone: 'error', message: workshop.site.words.fieldErrors.fault, stays: true };

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';
let needs: Rule = faulty;

/** The workshop, where paying needs something. */
const withNeeds = (document: Document): Document =>
  document.kind !== 'journey'
    ? document
    : {
        ...document,
        steps: document.steps.map((step) =>
          step.id === 'pay' ? { ...step, needs: { that: needs, otherwise: 'bicycle' } } : step,
        ),
      };

beforeAll(async () => {
  const opened = await openWorkshop();
  outside = opened.outside;
  deps = { ...opened.deps, releases: { live: release, find: async () => release() } };
});
afterAll(() => outside.close());
beforeEach(() => {
  needs = faulty;
  sessionId = deps.sessions.ids.issue();
});

function release() {
  return { id: 'workshop-with-needs', compiled: workshopWith(withNeeds) };
}

function open(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site.example');
  const step = { '/mend': 'bicycle', '/mend/pay': 'pay' }[pathname] ?? pathname;
  return showStep({ sessionId, journey: 'mend', step, query: [...searchParams] }, deps);
}

/** Opens an address and follows a redirect, if any. */
async function follow(path: string) {
  const first = await open(path);
  const shown = first?.shown === 'redirect' ? await open(first.path) : first;
  if (shown?.shown !== 'step') throw new Error(`Nothing is shown at ${path}.`);
  return { step: shown.model.step, notices: shown.model.notices, token: shown.formToken };
}

/** Presses a step's button; returns the address in the answer. */
async function press(step = 'bicycle'): Promise<string> {
  const { token } = await follow('/mend');
  const headers = { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' };
  const body = new URLSearchParams({ _run: token, frame: 'F-1' });
  const request = new Request(`http://site.example/api/journeys/mend/${step}`, {
    method: 'POST',
    headers,
    body,
  });
  const answer = await answerSubmission(request, { journey: 'mend', step }, deps);
  return ((await answer.json()) as { readonly location: string }).location;
}

it.each([
  ['nothing was pressed', async () => undefined],
  ['the step before it was', press],
])('A visitor who opens a step that a rule keeps from being shown is told so, when %s', async (_, before) => {
  await before();
  for (let look = 0; look < 2; look++) {
    const { step, notices } = await follow('/mend/pay?campaign=autumn');
    expect([step, notices]).toEqual(['bicycle', [notUnderstood]]);
  }
});

it('A visitor who presses at a step that a rule keeps from being shown is told so', async () => {
  const location = await press('pay');
  const { step, notices } = await follow(location);
  expect([step, notices]).toEqual(['bicycle', [notUnderstood]]);
});

it('A visitor who is sent on because something is missing is told of no fault', async () => {
  needs = { answered: { var: 'answers.receipt' } };
  expect(await follow('/mend/pay')).toMatchObject({ step: 'bicycle', notices: [] });
});

it('An address names no fault where there is none', async () => {
  needs = true;
  for (const asked of ['pay', 'done', 'bicycle', 'nowhere']) {
    expect(await follow(`/mend?asked=${asked}`)).toMatchObject({ step: 'bicycle', notices: [] });
  }
});

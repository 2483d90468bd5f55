import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { type Outside, openWorkshop } from '../journeys/open-workshop.fixture.ts';
import { type ShowDeps, showStep } from '../journeys/show-step.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import { workshopWith } from '../journeys/workshop.fixture.ts';
import { keepPlace } from './keep-place.ts';
import { previewDeps } from './preview-deps.ts';

/** The workshop, which asks for a secret receipt of those who name a frame. */
const drafts = workshopWith((document: Document) => {
  if (document.kind !== 'form' || document.id !== 'pay-form') return document;
  const fields = document.fields.map((field) =>
    field.type === 'text-input'
      ? { ...field, sensitive: true, required: true, when: { '!=': [{ var: 'answers.frame' }, 'none'] } }
      : field,
  );
  return { ...document, fields };
});

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.reset();
  sessionId = deps.sessions.ids.issue();
});

async function keep(step: string, answers: object) {
  const cookie = `__Host-waymark=${sessionId}`;
  const request = new Request('http://site.example/api/preview', { headers: { cookie } });
  return await keepPlace(request, { journey: 'mend', step, answers: { ...answers } }, drafts, deps);
}

const show = (step: string, isPreview = true) =>
  showStep({ sessionId, journey: 'mend', step }, isPreview ? previewDeps(drafts, deps) : deps);

async function explained(step: string) {
  const shown = await show(step);
  if (shown?.shown !== 'step' || !shown.explained) throw new Error('It is not explained.');
  return shown.explained;
}

describe('a step of a preview', () => {
  it('says why its fields are shown, hidden or not answered yet, and what keeps the visitor from going on', async () => {
    await keep('pay', { frame: 'F-1' });
    const { fields, itself, next } = (await explained('pay')).explanation;
    expect(itself[0]).toBe('The step "pay" follows the step "bicycle".');
    expect(fields.find(({ name }) => name === 'receipt')).toMatchObject({
      outcome: 'not answered yet',
      lines: expect.arrayContaining(['"receipt" is shown on the step "pay":', 'It is not answered yet.']),
    });
    expect(next[0]).toBe('The visitor cannot pass the step "pay":');
    await keep('pay', { frame: 'none' });
    const hidden = (await explained('pay')).explanation;
    expect(hidden.fields.find(({ name }) => name === 'receipt')).toMatchObject({ outcome: 'hidden' });
    expect(hidden.next[0]).toBe('The step "done" follows the step "pay".');
  });

  it('masks sensitive answers, and has others in their place in its link', async () => {
    await keep('pay', { frame: 'F-1', receipt: 'R-77' });
    const { explanation, link } = await explained('pay');
    expect(JSON.stringify(explanation)).not.toContain('R-77');
    const query = new URL(link, 'http://site.example').searchParams;
    expect(link).toMatch(/^\/api\/preview\?/);
    expect(Object.fromEntries(query)).toMatchObject({ journey: 'mend', step: 'pay' });
    expect(JSON.parse(query.get('answers') ?? '')).toEqual({ frame: 'F-1', receipt: 'Example' });
  });

  it('is explained in previews only', async () => {
    const shown = await show('bicycle', false);
    expect(shown).toMatchObject({ shown: 'step' });
    expect(shown).not.toHaveProperty('explained');
  });
});

describe('a link to a step of a preview', () => {
  it('opens the step with its answers, and changes nothing outside', async () => {
    expect(await keep('pay', { frame: 'F-1', receipt: 'R-1' })).toEqual({
      path: '/mend/pay',
      cookie: undefined,
    });
    expect(await show('pay')).toMatchObject({ model: { given: { receipt: 'R-1' } } });
    expect(outside.received).toEqual([]);
    expect(await deps.sessions.read(sessionId, 'mend')).toBeUndefined();
  });

  it('begins anew each time, and leads to the step that the answers reach', async () => {
    await keep('pay', { frame: 'F-1', receipt: 'R-1' });
    await keep('pay', { receipt: 'R-2' });
    expect(await show('pay')).toEqual({ shown: 'redirect', path: '/mend' });
  });

  it('leaves out answers of no question, and those that no question would take', async () => {
    await keep('pay', { frame: 'F-1', receipt: { text: 'R-1' }, unknown: 1 });
    const answers = (await deps.sessions.read(sessionId, 'preview:mend'))?.state;
    expect(JSON.stringify(answers)).not.toContain('unknown');
    expect(typeof (await explained('pay')).link).toBe('string');
  });

  it('gives a visitor without a session one', async () => {
    const request = new Request('http://site.example/api/preview');
    const place = { journey: 'mend', step: 'bicycle', answers: {} };
    const kept = await keepPlace(request, place, drafts, deps);
    expect(kept).toEqual({ path: '/mend', cookie: expect.stringMatching(/^__Host-waymark=/) });
    expect(await keepPlace(request, { ...place, journey: 'sell' }, drafts, deps)).toBeUndefined();
  });
});

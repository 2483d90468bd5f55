import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompiledRelease, newState } from '#engine';
import type { Document } from '#schemas';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { openJourney } from '../state/journey-session.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { answerReturnCode } from './come-back.ts';

let outside: Outside;
let deps: SubmitDeps;

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());

/** The journey of the workshop, to which its visitors may come back. */
function withReturn(document: Document): Document {
  if (document.kind !== 'journey') return document;
  const aside = (id: string) => ({
    id,
    path: `/mend/${id}`,
    title: id,
    template: 'content',
    form: 'pay-form',
    submitLabel: 'Go on',
    aside: true,
  });
  const places = { saveStep: 'save', addressAnswer: 'receipt', returnStep: 'return', codeAnswer: 'receipt' };
  return {
    ...document,
    saveAndReturn: { operation: 'tell-workshop', days: 1, ...places },
    steps: [...document.steps, aside('save'), aside('return')],
  };
}

/** The same, where frame numbers have become shorter. */
function shorter(document: Document): Document {
  if (document.kind !== 'form' || document.id !== 'bicycle-form') return withReturn(document);
  const fields = document.fields.map((field) =>
    field.name === 'frame' ? { ...field, value: { type: 'string', maxLength: 2 } } : field,
  );
  return { ...document, fields } as Document;
}

/** Comes back to a run whose first step was complete. @param older the release that it was saved in, as it is now */
async function comeBack(live: CompiledRelease, older: CompiledRelease | undefined, code?: string) {
  const state = {
    ...newState('run-1'),
    answers: { frame: 'F-100' },
    completed: ['bicycle'],
    submitted: ['bicycle'],
  };
  const { sessions } = deps;
  const run = { journey: 'mend', run: 'run-1', release: 'older', state, address: 'aroha@example.nz' };
  const expiresAt = sessions.now() + 60_000;
  const keys = await sessions.transaction((connection) =>
    sessions.saved.keep({ ...run, expiresAt }, connection),
  );
  const now = { id: 'now', compiled: live };
  const find = async (id: string) => (id === 'now' ? now : older && { id: 'older', compiled: older });
  const returned = { ...deps, releases: { live: () => now, find } };
  const request = new Request('http://site.example/', {
    method: 'POST',
    headers: { accept: 'application/json', host: 'site.example' },
  });
  const form = { run: 'any', begins: 'first', captured: {}, isOld: false, returning: keys.token } as const;
  const entries = [['receipt', code ?? keys.code]] as const;
  const asked = { request, browser: undefined, journey: 'mend', step: 'return', form, entries };
  const response = await answerReturnCode(asked, returned);
  const reply = await response?.json();
  const cookie = response?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const id = sessions.ids.read({ cookie, host: 'site.example' });
  const open = id === undefined ? undefined : await openJourney(id, 'mend', returned);
  const notices = Object.entries(open?.state.notices ?? {}).flatMap(([step, all]) =>
    all.map(({ message }) => `${step}: ${message}`),
  );
  return { location: reply?.location, outcome: reply?.outcome, notices, answers: open?.state.answers };
}

const asBefore = workshopWith(withReturn);
const changed = workshopWith(shorter);

it('A visitor goes on where they left, and is told that all is there', async () => {
  expect(await comeBack(asBefore, asBefore)).toEqual({
    outcome: 'redirected',
    location: '/mend/pay',
    notices: ['pay: Welcome back. Your answers are here as you saved them.'],
    answers: { frame: 'F-100' },
  });
});

it.each([
  ['known', asBefore],
  ['gone', undefined],
])(
  'Whoever comes back after a release that their answers do not fit is told what to answer again: the older one is %s',
  async (_, older) => {
    const { location, notices, answers } = await comeBack(changed, older);
    expect([location, answers]).toEqual(['/mend', { frame: 'F-100' }]);
    expect(notices).toEqual([
      'bicycle: Welcome back. This form has changed since you saved your answers, so please answer again: “bicycle”.',
    ]);
  },
);

it('A code that opens nothing begins no session', async () => {
  const { outcome, answers } = await comeBack(asBefore, asBefore, '');
  expect([outcome, answers]).toEqual(['failed', undefined]);
});

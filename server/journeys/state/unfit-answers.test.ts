import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { logFaults } from '../calls/log-faults.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import { workshopWith } from '../workshop.fixture.ts';
import type { SubmitDeps } from './submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
const faults: object[] = [];
let sessionId = '';

const price = { '*': [{ var: 'answers.tyres' }, 20] };

/** The workshop, with the number of tyres as its first question and a price computed from it. */
function withTyres(document: Document): Document {
  if (document.kind === 'journey')
    return { ...document, facts: { price, isDear: { '>': [{ var: 'facts.price' }, 60] } } };
  if (document.id !== 'bicycle-form' || document.kind !== 'form') return document;
  return {
    ...document,
    fields: [
      {
        name: 'tyres',
        type: 'text-input',
        label: 'How many tyres?',
        value: { type: 'integer', minimum: 1 },
        required: true,
        messages: { type: 'Write a number' },
        checks: [{ that: { '<': [{ '+': [{ var: 'answers.tyres' }, 1] }, 5] }, message: 'Three at most' }],
      },
      { name: 'dear', type: 'notice', tone: 'info', text: 'Dear', when: { var: 'facts.isDear' } },
    ],
  };
}

beforeAll(async () => {
  const workshop = await openWorkshop();
  const release = { id: 'workshop-with-tyres', compiled: workshopWith(withTyres) };
  outside = workshop.outside;
  sessionId = workshop.deps.sessions.ids.issue();
  deps = {
    ...workshop.deps,
    releases: { live: () => release, find: async () => release },
    onFault: logFaults({ warn: (entry) => void faults.push(entry) }),
  };
});
afterAll(() => outside.close());

function show(step: string) {
  return showStep({ sessionId, journey: 'mend', step, query: [] }, deps);
}

async function press(tyres: string): Promise<{ outcome: string; problems?: { message: string }[] }> {
  const shown = await show('bicycle');
  const run = shown?.shown === 'step' ? shown.formToken : '';
  const response = await answerSubmission(
    new Request('http://site.example/api/journeys/mend/bicycle', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
      body: new URLSearchParams({ _run: run, tyres }),
    }),
    { journey: 'mend', step: 'bicycle' },
    deps,
  );
  return response.json();
}

it.each(['abc', '9'.repeat(400)])(
  'Text in a number field is refused in the words of the field and shown again; no rule is given it: %s',
  async (typed) => {
    const { outcome, problems } = await press(typed);
    expect([outcome, problems?.map(({ message }) => message)]).toEqual(['invalid', ['Write a number']]);
    expect(await show('bicycle')).toMatchObject({ shown: 'step', model: { given: { tyres: typed } } });
    expect(await show('pay')).not.toMatchObject({ shown: 'step' });
    expect(faults).toEqual([]);
  },
);

it('A number in its place is reckoned with', async () => {
  expect(await press('4')).toMatchObject({ outcome: 'invalid', problems: [{ message: 'Three at most' }] });
  expect(await press('3')).toMatchObject({ outcome: 'accepted' });
  expect(faults).toEqual([]);
});

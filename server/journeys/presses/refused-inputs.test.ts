import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { openWorkshop } from '../open-workshop.fixture.ts';
import { showStep } from '../show-step.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { answerSubmission } from './answer-submission.ts';

/** Changes the form to reserve the bicycle by its make, which may be null. */
function reservedByMake(document: Document): Document {
  if (document.kind !== 'form' || document.id !== 'bicycle-form') return document;
  const fields = document.fields.map((field) => {
    if (field.type !== 'button' || field.name !== 'reserve') return field;
    const frame = { var: 'results.bicycle.make' };
    const reserve = { call: 'reserve', with: { frame }, as: 'reserved' } as const;
    return { ...field, onPress: [reserve] };
  });
  return { ...document, fields };
}

it('says in the log which step gives null for which input of an operation, and sends nothing', async () => {
  const { outside, deps: all } = await openWorkshop();
  const release = { id: 'workshop', compiled: workshopWith(reservedByMake) };
  const deps = { ...all, releases: { live: () => release, find: async () => release } };
  const sessionId = deps.sessions.ids.issue();
  const at = { journey: 'mend', step: 'bicycle' };
  const press = async (field: string) => {
    const shown = await showStep({ sessionId, ...at, query: [] }, deps);
    const run = shown?.shown === 'step' ? shown.formToken : '';
    const body = new URLSearchParams({ _run: run, frame: 'unnamed', _press: field });
    const headers = {
      cookie: `__Host-waymark=${sessionId}`,
      accept: 'application/json',
      host: 'site.example',
    };
    const url = 'http://site.example/api/journeys/mend/bicycle';
    return answerSubmission(new Request(url, { method: 'POST', headers, body }), at, deps);
  };
  expect(await (await press('frame')).json()).toMatchObject({
    model: { results: { bicycle: { make: null } } },
  });
  await press('reserve');
  expect(outside.log.map(({ msg }) => msg)).toContain(
    'The step "bicycle" of the journey "mend" gives null for the input "frame" of the operation "reserve".',
  );
  expect(outside.received.map(({ path }) => path)).not.toContain('/reservations');
  await outside.close();
});

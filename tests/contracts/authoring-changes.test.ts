import { describe, expect, it } from 'vitest';
import { checkDocuments, writeFormulas } from '#analysis';
import { compileRelease, type DocumentSource, layOutJson, readDocument } from '#engine';
import { sha256 } from '#server';
import { playScenario } from '../scenarios/play-scenario.ts';
import { guideDocuments, readDocsPage } from '../support/documents/guide-documents.ts';
import { editsOf, sectionsOf, withEdits } from '../support/documents/guide-edits.ts';
import { readRelease } from '../support/documents/read-fixtures.ts';

const library = readRelease();
const guide = guideDocuments();

/** The edits under each heading of the page. */
const changes = new Map(
  sectionsOf(readDocsPage('changes.md')).map(({ heading, text }) => [heading, editsOf(text)] as const),
);

/** The documents of the guide with the change of a heading made. */
const changed = (heading: string) => withEdits(guide, changes.get(heading) ?? []);

type Typed = Readonly<Record<string, string>>;

/** Entries of a party of ten at each step, unless a test changes them. */
const party: Readonly<Record<string, Typed>> = {
  room: { room: 'hall', guests: '10', needsPiano: 'true', hasFood: 'true' },
  day: { day: '2026-03-10', hours: '5' },
  hirer: { email: 'mere@example.org', hasCard: 'true' },
};

const gives = { status: 200, body: { number: 'H-7' } };

/** The page and the outcome of each step in turn; the last one hires the room. */
async function hire(
  documents: readonly DocumentSource[],
  {
    steps = ['room', 'day', 'hirer'],
    ...changes
  }: { readonly steps?: string[] } & Record<string, unknown> = {},
) {
  const expected = { outcome: 'shown', at: { step: 'room' } } as const;
  const turns = steps.flatMap((step) => [
    { visit: step, expect: expected },
    {
      press: step,
      changes: { ...party[step], ...(changes[step] as Typed | undefined) },
      calls: [{ operation: 'hire-room', gives }],
      expect: expected,
    },
  ]);
  const file = { journey: 'room-hire', today: '2026-03-02', filled: {}, scenarios: [] };
  const observed = await playScenario({ title: 'Hiring a room', turns }, file, compiled(documents));
  const requests = observed.flatMap(({ calls }) => calls.map(({ request }) => request));
  return {
    seen: observed.filter((_, index) => index % 2 === 0),
    pressed: observed.filter((_, index) => index % 2 === 1),
    request: requests[0],
    body: requests[0]?.body,
  };
}

function compiled(documents: readonly DocumentSource[]) {
  const read = [...library, ...documents].map((source) => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems));
    return reading.document;
  });
  return compileRelease(read, sha256);
}

describe('the page of changes', () => {
  const headings = [...changes.keys()];

  it('shows ten, none of more than five lines', () => {
    expect(headings).toHaveLength(10);
    for (const [heading, edits] of changes) {
      const lines = edits.reduce((sum, edit) => sum + edit.lines, 0);
      expect(lines, heading).toBeGreaterThan(0);
      expect(lines, heading).toBeLessThanOrEqual(5);
    }
  });

  it.each(headings)('%s: the documents have no problem, and are laid out as by `npm run fix`', (heading) => {
    const documents = changed(heading);
    expect(checkDocuments([...library, ...documents]).problems).toEqual([]);
    for (const { path, text } of documents)
      expect(text, path).toBe(layOutJson(writeFormulas(JSON.parse(text))));
  });

  it('Change a condition: a small party is not asked about the piano', async () => {
    expect((await hire(guide)).body).toMatchObject({ piano: true });
    const documents = changed('Change a condition');
    expect((await hire(documents)).body).toMatchObject({ piano: false });
    expect((await hire(documents, { room: { guests: '20' } })).body).toMatchObject({ piano: true });
  });

  it('Ask a question for one option: the answer is sent for that option', async () => {
    const documents = changed('Ask a question for one option');
    expect((await hire(guide)).body).not.toHaveProperty('food');
    expect((await hire(documents)).body).toMatchObject({ food: true });
    expect((await hire(documents, { room: { room: 'study', guests: '2' } })).body).not.toHaveProperty('food');
  });

  it('Ask a question for one option: without the line of the journey the check warns', () => {
    const field = changed('Ask a question for one option').filter(({ path }) => path.startsWith('forms/'));
    const documents = [...guide.filter(({ path }) => !path.startsWith('forms/')), ...field];
    expect(checkDocuments([...library, ...documents]).problems).toMatchObject([
      { code: 'unread-answer', severity: 'warning', document: 'room-form' },
    ]);
  });

  it('Add a step: it comes before the one that asks who hires', async () => {
    const steps = ['room', 'day', 'check', 'hirer'];
    const { seen, pressed, body } = await hire(changed('Add a step'), { steps });
    expect(pressed.map(({ at }) => at)).toMatchObject([
      { step: 'day' },
      { step: 'check' },
      { step: 'hirer' },
      {},
    ]);
    expect(JSON.stringify(seen[2]?.views)).toContain('$225.00');
    expect(body).toMatchObject({ guests: 10 });
  });

  it('Put the steps in another order: the day is asked first', async () => {
    const steps = ['day', 'room', 'hirer'];
    const { seen, body } = await hire(changed('Put the steps in another order'), { steps });
    expect(seen.map(({ at }) => at)).toEqual(steps.map((step) => ({ step })));
    expect(body).toEqual((await hire(guide)).body);
    expect((await hire(guide, { steps })).seen[0]?.at).toEqual({ step: 'room' });
  });

  it('Change who is called back: a party of 50 is', async () => {
    const large = { room: { guests: '50', needsPiano: 'false' } };
    expect((await hire(guide, large)).body).not.toHaveProperty('callFirst');
    const { body } = await hire(changed('Change who is called back'), large);
    expect(body).toMatchObject({ callFirst: 'large party' });
  });

  it('Change the text of a price: it says for how long', async () => {
    expect((await hire(guide)).seen[2]?.views).toMatchObject({ price: { text: 'That is $225.00.' } });
    const { seen } = await hire(changed('Change the text of a price'));
    expect(seen[2]?.views).toMatchObject({ price: { text: 'That is $225.00 for 5 hours.' } });
  });

  it('Add an option: it is offered, and can be hired', async () => {
    const { seen, request } = await hire(changed('Add an option'), { room: { room: 'garden' } });
    expect(seen[0]?.offers).toEqual({ room: ['study', 'garden', 'hall'] });
    expect(request).toMatchObject({ path: '/rooms/garden/hires' });
  });

  it('Forbid a day in the past: yesterday is refused, today is not', async () => {
    const documents = changed('Forbid a day in the past');
    const on = (day: string) => ({ steps: ['room', 'day'], day: { day } });
    expect((await hire(guide, on('2026-03-01'))).pressed[1]?.problems).toEqual([]);
    const { pressed } = await hire(documents, on('2026-03-01'));
    expect(pressed[1]?.problems).toMatchObject([{ field: 'day', message: 'Please choose a day to come' }]);
    expect((await hire(documents, on('2026-03-02'))).pressed[1]?.problems).toEqual([]);
  });

  it('Add a discount: five hours have it', async () => {
    const { seen } = await hire(changed('Add a discount'));
    expect(seen[2]?.views).toMatchObject({ price: { text: 'That is $168.75 with your discount.' } });
  });

  it('Change what is sent to a service: the day is written as it wants', async () => {
    expect((await hire(guide)).body).toMatchObject({ day: '2026-03-10' });
    const { body } = await hire(changed('Change what is sent to a service'));
    expect(body).toMatchObject({ day: '10/03/2026' });
  });
});

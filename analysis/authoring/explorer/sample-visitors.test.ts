import { describe, expect, it } from 'vitest';
import { compileRelease, readDocument } from '#engine';
import { guideDocuments } from '../../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { sampleVisitors } from './sample-visitors.ts';

const sources = [...readRelease(), ...guideDocuments()];
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});
const release = compileRelease(documents, (text) => text);

function visitorsAt(step: string) {
  return sampleVisitors(release, 'room-hire', '2026-05-04')?.get(step) ?? [];
}

it('brings visitors to each step of a journey, the plainest first', () => {
  const [plainest, ...others] = visitorsAt('hirer');
  expect(plainest).toMatchObject({ chosen: [], isThorough: false });
  expect(plainest?.state.answers).toMatchObject({ room: expect.any(String), day: expect.any(String) });
  expect(others.length).toBeGreaterThan(0);
});

it('names a visitor by the answers that tell them from others', () => {
  const named = visitorsAt('room').find(({ state }) => state.answers.room === 'hall');
  expect(named?.chosen.join()).toMatch(/hall/i);
  expect(named?.about).toBe('Which room?');
});

it('brings nobody twice with the same answers and results', () => {
  const states = visitorsAt('hirer').map(({ state }) => JSON.stringify([state.answers, state.results]));
  expect(new Set(states).size).toBe(states.length);
});

it('knows no visitors of a journey that does not exist', () => {
  expect(sampleVisitors(release, 'boat-hire', '2026-05-04')).toBeUndefined();
});

describe('answers that are known', () => {
  const kept = {
    kind: 'answer-set',
    id: 'answers-hall',
    schemaVersion: 1,
    title: 'A dance in the hall',
    journey: 'room-hire',
    answers: { room: 'hall', gone: 'away' },
  } as const;
  const known = sampleVisitors(
    compileRelease([...documents, kept], (text) => text),
    'room-hire',
    '2026-05-04',
    [
      {
        journey: 'room-hire',
        today: '2026-05-04',
        filled: { room: { room: 'hall' }, day: { day: '2026-02-30' } },
        scenarios: [
          {
            title: 'somebody wants a day that there is not, and then another',
            turns: [
              { press: 'room', expect: { outcome: 'accepted', at: { step: 'day' } } },
              { press: 'day', changes: { hours: '3' }, expect: { outcome: 'invalid', at: { step: 'day' } } },
              {
                press: 'day',
                changes: { day: '2026-06-11' },
                expect: { outcome: 'accepted', at: { step: 'hirer' } },
              },
            ],
          },
        ],
      },
    ],
  );
  const at = (step: string, title: string) => known?.get(step)?.find((each) => each.known?.title === title);

  it('bring a visitor to every step, with the rest answered where it must be', () => {
    const visitor = at('hirer', kept.title);
    expect(visitor).toMatchObject({
      known: { isKept: true },
      state: { answers: { room: 'hall', day: expect.any(String) } },
    });
    expect(known?.get('room')?.[0]?.known).toBeUndefined();
  });

  it('come from scenarios as they were accepted', () => {
    const visitor = at('hirer', 'somebody wants a day that there is not, and then another');
    expect(visitor).toMatchObject({
      known: { isKept: false },
      state: { answers: { room: 'hall', day: '2026-06-11', hours: 3 } },
    });
  });
});

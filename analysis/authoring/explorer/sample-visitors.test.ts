import { expect, it } from 'vitest';
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
});

it('brings nobody twice with the same answers and results', () => {
  const states = visitorsAt('hirer').map(({ state }) => JSON.stringify([state.answers, state.results]));
  expect(new Set(states).size).toBe(states.length);
});

it('knows no visitors of a journey that does not exist', () => {
  expect(sampleVisitors(release, 'boat-hire', '2026-05-04')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { guideDocuments } from '../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { createTrial } from './trial.ts';

const documents = [...readRelease(), ...guideDocuments()]
  .flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading.document] : [];
  })
  // The journey that hires no room comes first.
  .toSorted((one, other) => Number(other.id === 'join') - Number(one.id === 'join'));

const answer = (id: string, formula: string) =>
  createTrial(documents, id).try({ formula, readsItem: false, visitor: 0, given: {}, words: new Map() })
    ?.read[0]?.value;

it('tries the formulas of a call with visitors of a journey that makes it', () => {
  expect(answer('hire-room', 'answers.room')).toEqual(expect.any(String));
});

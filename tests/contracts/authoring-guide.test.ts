import { expect, it } from 'vitest';
import { checkDocuments, writeFormulas } from '#analysis';
import { layOutJson } from '#engine';
import { guideDocuments } from '../support/documents/guide-documents.ts';
import { readRelease } from '../support/documents/read-fixtures.ts';

const documents = guideDocuments();

it('The documents in the guide for authors make a journey and a list with pages, without a problem', () => {
  expect(documents.map(({ path }) => path)).toEqual([
    'options/rooms.json',
    'forms/room-form.json',
    'forms/day-form.json',
    'forms/hirer-form.json',
    'forms/summary-form.json',
    'facts/hire-facts.json',
    'functions/hire-price.json',
    'decisions/hire-discount.json',
    'decisions/call-reason.json',
    'operations/hire-room.json',
    'types/hire.json',
    'operations/loans-of-today.json',
    'journeys/room-hire.json',
    'types/reading-types.json',
    'contents/reviews-2030.json',
    'pages/review-page.json',
    'pages/summer-sale-page.json',
  ]);
  expect(checkDocuments([...readRelease(), ...documents]).problems).toEqual([]);
});

it('The documents in the guide are laid out as by `npm run fix`', () => {
  for (const { path, text } of documents) {
    expect(text, path).toBe(layOutJson(writeFormulas(JSON.parse(text))));
  }
});

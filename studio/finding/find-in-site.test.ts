import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { guideDocuments } from '../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { findInSite, indexSite } from './find-in-site.ts';

const index = indexSite(
  [...readRelease(), ...guideDocuments()].flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading.document] : [];
  }),
);
const first = (typed: string) => findInSite(index, typed)[0];

describe('everything of a site is found', () => {
  it('by a name in any notation, and by an id', () => {
    expect(first('call reason')).toMatchObject({
      detail: 'Decision call-reason',
      place: { document: 'call-reason' },
    });
    expect(first('hire-room')).toMatchObject({ detail: 'Operation hire-room' });
  });

  it('by the words of a question, with the step that asks it', () => {
    expect(first('need the piano')).toMatchObject({
      title: 'Do you need the piano?',
      path: '/rooms/hire/room',
      place: { document: 'room-form', pointer: '/fields/2/label' },
    });
  });

  it('with the setting that it stands in, not the key of a list or of a rule', () => {
    const details = index.map(({ detail }) => detail);
    expect(details.filter((detail) => /^(\d+|Var) in /.test(detail))).toEqual([]);
  });

  it('by the words that visitors read, and the address', () => {
    expect(first('please choose a day')).toMatchObject({ place: { document: 'day-form' } });
    expect(first('/rooms/hire/day')).toMatchObject({ path: '/rooms/hire/day' });
    expect(findInSite(index, ' ')).toEqual([]);
  });
});

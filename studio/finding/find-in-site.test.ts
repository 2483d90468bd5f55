import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { guideDocuments } from '../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { findInSite, indexSite } from './find-in-site.ts';

const documents = [...readRelease(), ...guideDocuments()].flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});
const index = indexSite(documents);
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

  it('by its whole title first, then by its beginning, then by its words in any order', () => {
    const titles = ['Sign up to join us', 'Join us today', 'Us who join', 'Join us'];
    const form = documents.flatMap((each) => (each.kind === 'form' ? each : []))[0];
    const page = documents.flatMap((each) => (each.kind === 'page' ? each : []))[0];
    if (form === undefined || page === undefined) return expect.unreachable();
    const site = [
      { ...form, id: 'join-us', title: 'Join us', fields: [] },
      ...titles.map((title, at) => ({ ...page, id: `join-us-${at}`, path: `/${at}`, title })),
    ];
    const found = findInSite(indexSite(site), 'join us').filter(({ place }) => place?.pointer === '');
    expect(found.map(({ key }) => key)).toEqual([
      'join-us-3',
      'join-us',
      'join-us-1',
      'join-us-0',
      'join-us-2',
    ]);
  });
});

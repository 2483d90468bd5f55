import { describe, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { findOperation } from '../../operations/release-operations.ts';
import { formConstraints } from '../../releases/constraints/constraints.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { findJourney } from './release-journeys.ts';

const same = (document: Document) => document;
const compiledOf = (change: (document: Document) => Document) =>
  findJourney(workshopWith(change), 'mend')?.compiled;
/** Replaces one document by an equal copy. */
const copying = (id: string) => (document: Document) => (document.id === id ? { ...document } : document);

describe('the environment of a step', () => {
  const settings = {};
  const journey = findJourney(workshopWith(same), 'mend');
  const noted: unknown[] = [];
  const first = { now: '2030-01-01', settings, origin: 'https://mend.example' };

  it('is the same object for the same moment', () => {
    expect(journey?.environment('pay', { ...first })).toBe(journey?.environment('pay', { ...first }));
  });

  it.each([
    ['on another day', { ...first, now: '2030-01-02' }],
    ['under another address', { ...first, origin: 'https://other.example' }],
    ['with other settings', { ...first, settings: { region: 'north' } }],
    ['with another listener for faults', { ...first, onFault: (fault: unknown) => void noted.push(fault) }],
  ])('is another %s', (_, moment) => {
    const before = journey?.environment('pay', first);
    const after = journey?.environment('pay', moment);
    expect(after).not.toBe(before);
    expect(after?.surroundings).toMatchObject({
      now: moment.now,
      settings: moment.settings,
      page: { address: `${moment.origin}/mend/pay` },
    });
  });
});

describe('what two releases share', () => {
  it('is one compiled journey, where all that it is made of is the same', () => {
    expect(compiledOf(copying('nothing-here'))).toBe(compiledOf(same));
  });

  it.each(['bicycle-form', 'find-bicycle', 'viewed'])('is no journey once %s is another', (id) => {
    const other = compiledOf(copying(id));
    expect(other).toBeDefined();
    expect(other).not.toBe(compiledOf(same));
  });

  it('leads each to pages of its own', () => {
    const moved = workshopWith((document) =>
      document.kind === 'page' && document.id === 'pay' ? { ...document, path: '/moved' } : document,
    );
    findJourney(workshopWith(same), 'mend');
    expect(findJourney(moved, 'mend')?.pageOf('pay').path).toBe('/moved');
  });

  it('is the validators of a form, and those of an operation', () => {
    const [first, second] = [workshopWith(same), workshopWith(copying('viewed'))];
    const form = first.documents.get('bicycle-form');
    if (form?.kind !== 'form') throw new Error('The workshop has no such form.');
    expect(formConstraints(form)).toBe(formConstraints(form));
    const validators = [first, second].map(
      (release) => findOperation(release, 'find-bicycle')?.faultsOfInput,
    );
    expect(validators[0]).toBeDefined();
    expect(validators[0]).toBe(validators[1]);
  });
});

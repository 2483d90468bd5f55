import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompiledRelease, formEntries } from '#engine';
import { databases } from '../support/databases/databases.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  type Clinics,
  clinicBooking,
  clinicOnOneStep,
  type LookedUp,
  parkedNotice,
  startClinics,
} from '../support/journeys/clinic-booking.ts';

const lookedUp: readonly LookedUp[] = ['on entering', 'on sending'];

async function startBooking(compiled: CompiledRelease) {
  const release = { id: 'booking', compiled };
  const releases = { live: () => release, find: async () => release };
  const clinics = await startClinics();
  const [{ create } = { create: async () => '' }] = databases;
  const databaseUrl = await create();
  const instance = await startInstance({ databaseUrl, sandboxUrl: clinics.url, releases });
  return { clinics, start: () => newVisitor('booking', [instance]) };
}

describe.each(lookedUp)('A clinic that is changed at the review, its slots being looked up %s,', (when) => {
  let clinics: Clinics;
  let start: () => Visitor;
  let visitor: Visitor;

  beforeAll(async () => {
    ({ clinics, start } = await startBooking(clinicBooking(when)));
  });
  beforeEach(async () => {
    clinics.booked.length = 0;
    clinics.asked.length = 0;
    visitor = start();
    await visitor.submit('clinic', [['clinic', 'north']]);
    await visitor.submit('slot', [['slot', '09:00']]);
  });

  const changeTo = (clinic: string) =>
    visitor.submit('clinic', [
      [formEntries.cameFrom, 'review'],
      ['clinic', clinic],
    ]);
  async function shownAt(step: string) {
    const shown = await visitor.open(step);
    if (shown?.shown !== 'step') throw new Error(`"${step}" is not open: ${JSON.stringify(shown)}`);
    return shown.model;
  }

  it('asks for a slot of the other clinic, says so, and books that one', async () => {
    expect(await changeTo('south')).toMatchObject({ outcome: 'accepted', location: '/booking/slot' });
    expect(await visitor.open('review')).toMatchObject({ shown: 'redirect' });
    const { given, results, notices } = await shownAt('slot');
    expect(given).toEqual({});
    expect(results).toEqual({ slots: ['09:00', 'south-late'] });
    expect(notices).toEqual([{ tone: 'info', message: parkedNotice }]);
    expect(clinics.asked).toEqual(['north', 'south']);
    await visitor.submit('slot', [['slot', 'south-late']]);
    expect(await visitor.submit('review', [])).toMatchObject({ location: '/booking/booked' });
    expect(clinics.booked).toEqual([{ clinic: 'south', slot: 'south-late' }]);
  });

  it('restores the slot when it is changed back', async () => {
    await changeTo('south');
    expect(await changeTo('north')).toMatchObject({ outcome: 'accepted', location: '/booking/review' });
    await visitor.submit('review', []);
    expect(clinics.booked).toEqual([{ clinic: 'north', slot: '09:00' }]);
  });

  it('books nothing by the old page of another tab', async () => {
    const review = await visitor.formOf('review');
    await changeTo('south');
    expect(await visitor.press('review', review, [])).toMatchObject({
      outcome: 'redirected',
      location: '/booking/slot',
    });
    await visitor.submit('slot', [['slot', '09:00']]);
    expect(await visitor.press('review', review, [])).toMatchObject({
      outcome: 'redirected',
      location: '/booking/review',
    });
    expect(clinics.booked).toEqual([]);
  });

  it("takes no slot by an old page that offered another clinic's", async () => {
    const slots = await visitor.formOf('slot');
    await changeTo('south');
    expect(await visitor.press('slot', slots, [['slot', 'north-late']])).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'slot' }],
    });
    expect(await visitor.open('review')).toMatchObject({ shown: 'redirect' });
    expect(clinics.booked).toEqual([]);
  });
});

describe('Slots that a button found for a clinic of the same step', () => {
  const [north, southAtNine] = [
    [['clinic', 'north']],
    [
      ['clinic', 'south'],
      ['slot', '09:00'],
    ],
  ] as const;

  it('are not taken once it is another, and are gone from the page', async () => {
    const { clinics, start } = await startBooking(clinicOnOneStep(false));
    const visitor = start();
    await visitor.touch('slot', 'press', 'find', north);
    expect(await visitor.submit('slot', southAtNine)).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'slot' }],
      model: { results: {} },
    });
    expect(await visitor.open('slot')).toHaveProperty('model.results', {});
    expect(await visitor.open('review')).toMatchObject({ shown: 'redirect' });
    await visitor.touch('slot', 'press', 'find', [['clinic', 'south']]);
    expect(await visitor.submit('slot', southAtNine)).toMatchObject({ location: '/booking/review' });
    await visitor.submit('review', []);
    expect(clinics.booked).toEqual([{ clinic: 'south', slot: '09:00' }]);
  });

  it('are gone from the page at once if its changes are sent', async () => {
    const { start } = await startBooking(clinicOnOneStep(true));
    const visitor = start();
    await visitor.touch('slot', 'press', 'find', north);
    const change = (filled: Filled) => visitor.touch('slot', 'change', 'clinic', filled);
    expect(await change(southAtNine)).toHaveProperty('model.results', {});
    expect(await change(north)).toMatchObject({ model: { results: { slots: ['09:00', 'north-late'] } } });
  });
});

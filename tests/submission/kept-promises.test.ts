import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import {
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  type Stage,
  withStages,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { shownContent } from '../support/journeys/shown-content.ts';

const visits = journeyVisits(homeJourney, shippedRelease());

/** The bodies that a service received at a path. */
function received(path: string): readonly unknown[] {
  return visits.sandbox.state.journal
    .received()
    .flatMap(({ reception }) => (reception.path === path ? [reception.body] : []));
}

const leads = () => received('/api/onlinesignup/createlead');

/** Signs up with bottled gas alone, and gives what the last page says. */
async function signUpWith(bottles: Stage[1]): Promise<string> {
  const { visitor } = visits;
  const way = withStages(
    newCustomer,
    ['fuel', [['fuel', 'lpg']]],
    ['property', [['situation', 'switching'], ...bottles, ['meterAccessHasAnIssue', 'false']]],
  );
  const run = await goUpToLast(visitor, way);
  const [step, filled] = lastOf(way);
  expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
  const shown = await visitor.open('success');
  return shown?.shown === 'step' ? shownContent(shown.model) : '';
}

const usual: Stage[1] = [
  ['gasBottlesCount', 'two'],
  ['gasBottleSize', '45kg'],
  ['gasBottlesSupplier', 'rockgas'],
  ['orderBottlesOption', 'true'],
  ['gasBottlesLocation', 'back'],
];
const promise = 'call you to discuss your bottles';

describe('A call about other bottles than usual', () => {
  it.each<[string, Stage[1], number]>([
    ['of another size', usual.map(([name, value]) => [name, name === 'gasBottleSize' ? 'other' : value]), 2],
    [
      'of another count',
      [
        ['gasBottlesCount', 'more'],
        ['gasBottlesTotal', '5'],
      ],
      5,
    ],
    ['yet to be set up', [['gasBottlesCount', 'none']], 0],
  ])('is promised and asked for: %s', async (_, bottles, count) => {
    expect(await signUpWith(bottles)).toContain(promise);
    expect(received('/servicerequest/onlinesignup')).toMatchObject([
      { site: [{ supplyPoint: [{ type: 'LPG', numberOfLPGBottles: count }] }] },
    ]);
    await expect
      .poll(leads)
      .toMatchObject([{ firstName: 'Aroha', phone: '0215550100', bottledGas: true, electricity: false }]);
  });

  it('is neither promised nor asked for where they are the usual ones', async () => {
    expect(await signUpWith(usual)).not.toContain(promise);
    await expect.poll(() => received('/api/zendesk/updateticket')).toHaveLength(1);
    expect(leads()).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { shippedRelease } from '../support/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const file = readScenarios('residential-join').find(({ path }) => path.endsWith('/car.json'))?.file;
const scenario = file?.scenarios.find(({ title }) => title === 'a plate nobody knows is refused');
if (!file || !scenario) throw new Error('The scenario of a refused car is gone.');

const refusal =
  "Sorry, we can't seem to validate this EV's registration number. You must have a Battery Electric (BEV) or " +
  'Plug-in Hybrid Electric Vehicle (PHEV) to be eligible for this plan. Please select a different plan';

it.each([
  ['names the number of the site', '0800 123 456', `${refusal} or, call us on 0800 123 456.`],
  ['asks nobody to call while there is no number', '', `${refusal}.`],
])('the refusal of a car %s', async (_, home, message) => {
  const shipped = shippedRelease();
  const release = { ...shipped, site: { ...shipped.site, phones: { home } } };
  const last = (await playScenario(scenario, file, release)).at(-1);
  expect(last?.problems).toEqual([{ field: 'plate', message }]);
});

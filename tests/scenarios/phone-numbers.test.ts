import { expect, it } from 'vitest';
import { shippedRelease } from '../support/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

/** Plays a scenario of the sign-up with another number of the site for homes. */
async function played(name: string, wanted: string, home: string) {
  const file = readScenarios('residential-join').find(({ path }) => path.endsWith(name))?.file;
  const scenario = file?.scenarios.find(({ title }) => title === wanted);
  if (!file || !scenario) throw new Error(`The scenario "${wanted}" is gone.`);
  const shipped = shippedRelease();
  return playScenario(scenario, file, { ...shipped, site: { ...shipped.site, phones: { home } } });
}

const refusal =
  "Sorry, we can't seem to validate this EV's registration number. You must have a Battery Electric (BEV) or " +
  'Plug-in Hybrid Electric Vehicle (PHEV) to be eligible for this plan. Please select a different plan';

it.each([
  ['names the number of the site', '0800 123 456', `${refusal} or, call us on 0800 123 456.`],
  ['asks nobody to call while there is no number', '', `${refusal}.`],
])('the refusal of a car %s', async (_, home, message) => {
  const last = (await played('/car.json', 'a plate nobody knows is refused', home)).at(-1);
  expect(last?.problems).toEqual([{ field: 'plate', message }]);
});

const thanks = 'Thanks, we have your details and we’ll call you soon.';

it.each([
  ['names the number of the site', '0800 123 456', `${thanks} You can reach us on 0800 123 456, too.`],
  ['names none while there is none', '', thanks],
])('the thanks for asking to be called %s', async (_, home, text) => {
  const turns = await played('/callback.json', 'a callback from an address without supply', home);
  const shown = turns.find(({ views }) => views?.thanks !== undefined);
  expect(shown?.views?.thanks).toEqual({ text });
});

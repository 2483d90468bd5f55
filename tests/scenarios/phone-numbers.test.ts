import { expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
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

const number = '0800 123 456';

it('the refusal of a car names the number of the site, and no number while there is none', async () => {
  const refusal = async (home: string) =>
    (await played('/car.json', 'a plate nobody knows is refused', home)).at(-1)?.problems[0]?.message;
  expect(await refusal(number)).toContain(number);
  expect(await refusal('')).not.toMatch(/\d/);
});

it('the thanks for asking to be called names the number of the site, and no number while there is none', async () => {
  const thanks = async (home: string) => {
    const turns = await played('/callback.json', 'a callback from an address without supply', home);
    return JSON.stringify(turns.find(({ views }) => views?.thanks !== undefined)?.views.thanks);
  };
  expect(await thanks(number)).toContain(number);
  expect(await thanks('')).not.toMatch(/\d/);
});

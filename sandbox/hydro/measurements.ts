import { LRUCache } from 'lru-cache';
import { hash } from '../premises/hash.ts';
import type { MonitoringSite, Scheme } from './sites.ts';

/** Hours since 1970: the unit of time of all measurements. */
export type Hour = number;

/** How long a spell of weather lasts. */
const spellHours = 17;
/** How much of a spell has to be left of it before it rains. */
const dryShare = 0.58;
/** How long rain takes to run off into rivers. */
const runOffHours = 36;

export function hourOf(moment: Date): Hour {
  return Math.floor(moment.getTime() / 3_600_000);
}

/** Rounded as the summary has it: rain to half a millimetre, levels to a millimetre, flows to a litre. */
export function measure(site: MonitoringSite, hour: Hour): number {
  switch (site.group) {
    case 'rainfall':
      return Math.round(rain(site, hour) * 2) / 2;
    case 'river':
      return rounded(site.usual + site.swing * runOff(site.scheme, hour));
    case 'lake':
      return rounded(site.usual + site.swing * (season(site, hour) + 0.2 * runOff(site.scheme, hour)));
    case 'spillFlow':
      return rounded(site.swing * Math.max(0, runOff(site.scheme, hour) - 0.6));
  }
}

/** Millimetres in one hour at a site: showers within the weather of its scheme. */
function rain(site: MonitoringSite, hour: Hour): number {
  const shower = 0.35 + 1.3 * share(`${site.gifName} ${hour}`);
  return site.usual * wetness(site.scheme, hour) * shower;
}

/** From 0, dry, to about 1: smooth over hours, the same for all sites of a scheme. */
const wetness = remembered((scheme, hour) => {
  const spell = Math.floor(hour / spellHours);
  const within = hour / spellHours - spell;
  const eased = within * within * (3 - 2 * within);
  const weather = (each: number) => share(`${scheme} ${each}`);
  const now = weather(spell) * (1 - eased) + weather(spell + 1) * eased;
  return Math.max(0, now - dryShare) / (1 - dryShare);
});

/** Rain that is still on its way down: from 0 to about 1. */
const runOff = remembered((scheme, hour) => {
  let sum = 0;
  for (let ago = 1; ago <= runOffHours; ago += 1) sum += wetness(scheme, hour - ago) * 0.92 ** ago;
  return sum / 6;
});

/** Every site of a scheme asks for the same hours. */
function remembered(compute: (scheme: Scheme, hour: Hour) => number): (scheme: Scheme, hour: Hour) => number {
  const known = new LRUCache<string, number>({ max: 20_000 });
  return (scheme, hour) => {
    const key = `${scheme} ${hour}`;
    const value = known.get(key) ?? compute(scheme, hour);
    known.set(key, value);
    return value;
  };
}

/** A slow rise and fall between -1 and 1. */
function season(site: MonitoringSite, hour: Hour): number {
  const phase = share(site.gifName) * 2 * Math.PI;
  return 0.7 * Math.sin(hour / 620 + phase) + 0.3 * Math.sin(hour / 97 + 2 * phase);
}

/** A number from 0 to 1 that depends on nothing but the text. */
function share(text: string): number {
  // The bits of a hash of similar texts are alike until they are mixed once more.
  const mixed = Math.imul(hash(text) ^ (hash(text) >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

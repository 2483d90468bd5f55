import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressDetails } from '../addresses/address-routes.ts';
import { catalogue } from './catalogue.ts';
import { addressLine } from './place.ts';
import { allPremises, premisesAt, premisesOf } from './premises-book.ts';

const points = allPremises.flatMap(({ supplyPoints }) => supplyPoints);

function share(count: number, of: number): number {
  return Math.round((count / of) * 100);
}

describe('the homes of the sandbox', () => {
  it('are told apart by pxid, by address and by ICP', () => {
    for (const keys of [
      allPremises.map(({ pxid }) => pxid),
      allPremises.map(({ place }) => addressLine(place)),
      points.map(({ ICPIdentifier }) => ICPIdentifier),
    ]) {
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('bear ICPs of 15 characters in upper case', () => {
    for (const { ICPIdentifier } of points) expect(ICPIdentifier).toMatch(/^[0-9]{10}[A-Z]{2}[0-9A-F]{3}$/);
  });

  it('are found by what the address finder says of them', () => {
    for (const premises of allPremises) {
      const details = addressDetails(premises);
      const found = premisesAt({
        unit: details.unit_identifier ?? '',
        streetNumber: `${details.number}${details.alpha ?? ''}`,
        streetName: [details.street_name, details.street_type].filter((part) => part !== null).join(' '),
        suburb: details.suburb ?? '',
        town: details.city,
        state: details.region,
      });
      expect(found?.pxid).toBe(premises.pxid);
    }
  });

  it('are found without macrons and in any case', () => {
    const place = allPremises.find(({ place: { town } }) => town === 'Taupō')?.place;
    const { number = '', alpha = '', street = '', unit = '' } = place ?? {};
    const streetName = street.toUpperCase();
    expect(premisesAt({ unit, streetNumber: `${number}${alpha}`, streetName, town: 'TAUPO' })?.place).toBe(
      place,
    );
  });

  it('are on both islands, a good part of them with each kind of supply', () => {
    const count = allPremises.length;
    const having = (type: string, least = 1) =>
      allPremises.filter(
        ({ supplyPoints }) => supplyPoints.filter((point) => point.type === type).length >= least,
      ).length;
    expect(share(allPremises.filter(({ place }) => place.postcode < '7000').length, count)).toBeGreaterThan(
      40,
    );
    expect(share(allPremises.filter(({ place }) => place.postcode >= '7000').length, count)).toBeGreaterThan(
      30,
    );
    expect(share(having('ELECTRICITY'), count)).toBeGreaterThan(90);
    expect(having('ELECTRICITY', 2)).toBeGreaterThan(20);
    expect(share(having('GAS'), count)).toBeGreaterThan(10);
    expect(share(having('LPG'), count)).toBeGreaterThan(80);
    expect(allPremises.filter(({ supplyPoints }) => supplyPoints.length === 0).length).toBeGreaterThan(10);
    expect(allPremises.filter(({ registered }) => registered).length).toBeGreaterThan(20);
    expect(points.filter(({ type, smart }) => type === 'ELECTRICITY' && !smart).length).toBeGreaterThan(50);
  });

  it('have no piped gas in the South Island', () => {
    const gas = allPremises.filter(({ supplyPoints }) => supplyPoints.some(({ type }) => type === 'GAS'));
    expect(gas.filter(({ place }) => place.postcode >= '7000')).toEqual([]);
  });

  it('stay what they are from one start to the next', () => {
    expect(premisesOf('9-1')?.supplyPoints.map(({ ICPIdentifier }) => ICPIdentifier)).toEqual([
      '0000001001SB2EF',
      '1000001001SBAC2',
      '2000001001SBF01',
    ]);
  });
});

describe('the catalogue', () => {
  it('has a lane of its own for each thing it reaches', () => {
    const streets = catalogue.map(({ premises }) => premises.place.street);
    expect(new Set(streets).size).toBe(streets.length);
  });

  it('is written down in CATALOGUE.md as it is', () => {
    const written = readFileSync(new URL('../CATALOGUE.md', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '));
    const rows = catalogue.map(({ reaches, premises: { place, supplyPoints } }) => {
      const icps = supplyPoints.map(({ ICPIdentifier }) => ICPIdentifier).join(' ');
      return `| ${addressLine(place)} | ${reaches} | ${icps} |`.replaceAll(/ +/g, ' ');
    });
    expect(written.filter((line) => / Lane, .*[0-9]{4} \|/.test(line))).toEqual(rows);
  });
});

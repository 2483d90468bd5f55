import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../premises/catalogue.ts';
import { addressLine } from '../premises/place.ts';
import { allPremises } from '../premises/premises-book.ts';
import { type RunningSandbox, startSandbox } from '../server.ts';
import { addressKey } from './address-routes.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

function find(query: Record<string, string>): Promise<Response> {
  const parameters = new URLSearchParams({ key: addressKey, format: 'json', ...query });
  return fetch(`${sandbox.url}/address-finder/api/nz/address/autocomplete?${parameters}`);
}

async function addresses(q: string): Promise<string[]> {
  const { completions } = await (await find({ q })).json();
  return completions.map((completion: { a: string }) => completion.a);
}

describe('the address finder', () => {
  it('finds addresses whose words begin with what was typed, in any order', async () => {
    const found = await addresses('cub well');
    expect(found.length).toBeGreaterThan(0);
    for (const address of found) expect(address).toMatch(/Cuba Street, Te Aro, Wellington 6011$/);
  });

  it('finds addresses on both islands', async () => {
    expect(await addresses('kerikeri')).not.toEqual([]);
    expect(await addresses('invercargill')).not.toEqual([]);
  });

  it('reads macrons as plain letters', async () => {
    expect(await addresses('taupo')).toEqual(await addresses('Taupō'));
    expect(await addresses('taupo')).not.toEqual([]);
  });

  it('gives ten at most, and the same ones every time', async () => {
    const found = await addresses('street');
    expect(found).toHaveLength(10);
    expect(await addresses('street')).toEqual(found);
  });

  it('gives nothing for an unknown place', async () => {
    expect(await addresses('atlantis')).toEqual([]);
  });

  it('waits for three characters', async () => {
    expect(await addresses('cu')).toEqual([]);
    expect(await addresses('cub')).not.toEqual([]);
  });

  it('writes plain letters when asked to', async () => {
    const { completions } = await (await find({ q: 'taupo', ascii: '1', max: '10', strict: '2' })).json();
    expect(completions).not.toEqual([]);
    for (const { a } of completions) expect(a).toMatch(/Taupo/);
  });

  it.each(catalogue.map(({ premises }) => premises.place))(
    'finds $street by its name alone',
    async (place) => {
      expect(await addresses(place.street)).toEqual([addressLine(place)]);
    },
  );

  it('gives as few as asked for', async () => {
    expect((await (await find({ q: 'street', max: '3' })).json()).completions).toHaveLength(3);
  });

  it('gives a pxid with most addresses and the registry address with others', async () => {
    const { completions } = await (await find({ q: 'everything lane' })).json();
    expect(completions).toEqual([{ a: '1 Everything Lane, Sandbox Bay, Wellington 6999', pxid: '9-1' }]);
    const registered = await (await find({ q: 'registered lane' })).json();
    expect(registered.completions).toEqual([
      {
        a: '10 Registered Lane, Sandbox Bay, Wellington 6999',
        ICPIdentifier: '0000010001SB9FD',
        registryAddress: expect.objectContaining({ streetNumber: '10', streetName: 'Registered Lane' }),
      },
    ]);
  });

  it('refuses a wrong key', async () => {
    expect((await find({ q: 'cuba', key: 'guess' })).status).toBe(403);
  });

  it('speaks JSON only', async () => {
    expect((await find({ q: 'cuba', format: 'xml' })).status).toBe(400);
  });
});

describe('the details of an address', () => {
  function details(query: Record<string, string>): Promise<Response> {
    const parameters = new URLSearchParams({
      key: addressKey,
      format: 'json',
      ascii: '1',
      max: '10',
      strict: '2',
      ...query,
    });
    return fetch(`${sandbox.url}/address-finder/api/nz/address/metadata?${parameters}`);
  }

  it('have every part, null where there is none', async () => {
    const tower = allPremises.find(({ place }) => place.street === 'Tower Lane');
    expect(await (await details({ pxid: tower?.pxid ?? '' })).json()).toEqual({
      success: true,
      a: '4/31B Tower Lane, Sandbox Bay, Wellington 6999',
      pxid: tower?.pxid,
      postal_line_1: 'Rimu Tower',
      postal_line_2: '4/31B Tower Lane',
      postal_line_3: 'Sandbox Bay',
      postal_line_4: 'Wellington 6999',
      postal_line_5: null,
      dpid: expect.stringMatching(/^[0-9]{7}$/),
      unit_identifier: '4',
      unit_type: 'Apartment',
      floor: 'Level 2',
      number: '31',
      alpha: 'B',
      street_name: 'Tower',
      street_type: 'Lane',
      rd_number: null,
      lobby_name: 'Rimu Tower',
      suburb: 'Sandbox Bay',
      city: 'Wellington',
      mailtown: 'Wellington',
      postcode: '6999',
      box_type: null,
      primary_parcel_id: expect.stringMatching(/^[0-9]{7}$/),
      region: 'Wellington',
      x: 174.78,
      y: -41.29,
    });
  });

  it('tell a rural delivery', async () => {
    const rural = allPremises.find(({ place }) => place.street === 'Rural Lane');
    const found = await (await details({ pxid: rural?.pxid ?? '' })).json();
    expect(found).toMatchObject({ rd_number: 'RD 2', suburb: null, postal_line_2: 'RD 2' });
  });

  it.each([
    [{ pxid: 'nobody' }, 404],
    [{ pxid: '9-1', key: 'guess' }, 403],
    [{ pxid: '9-1', strict: '3' }, 400],
  ])('answer %o with %i', async (query, status) => {
    expect((await details(query)).status).toBe(status);
  });
});

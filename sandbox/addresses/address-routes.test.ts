import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../server.ts';
import { addressCount } from './address-book.ts';
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
  it('knows several hundred addresses', () => {
    expect(addressCount).toBeGreaterThan(500);
  });

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

  it('refuses a wrong key', async () => {
    expect((await find({ q: 'cuba', key: 'guess' })).status).toBe(403);
  });

  it('speaks JSON only', async () => {
    expect((await find({ q: 'cuba', format: 'xml' })).status).toBe(400);
  });
});

import { expect, it, vi } from 'vitest';
import type { CompiledRelease, RunResult } from '#engine';
import type { Module } from '#schemas';
import { ownRegionReader, withOwnRegions } from './own-regions.ts';
import type { RegionContext } from './region.ts';

const module = { type: 'rates', source: 'rate' } as unknown as Module;
const region = { operation: 'source', parameters: ['amount'], patienceSeconds: 0.01 };

function read(
  answer: Promise<unknown>,
  { expose, ...rest }: { expose?: object; operation?: undefined } = {},
) {
  const perform = vi.fn(() => answer as Promise<RunResult>);
  const documents = new Map([['rate', { kind: 'operation', ...(expose && { expose }) }]]);
  const release = { documents } as unknown as CompiledRelease;
  const { operation, parameters, patienceSeconds } = { ...region, ...rest };
  const reader = ownRegionReader({ parameters, patienceSeconds, ...(operation && { operation }) });
  return { data: reader.read({ module, release, perform } as unknown as RegionContext), reader, perform };
}

it('a region has the result of the operation that its module names', async () => {
  const { data, perform, reader } = read(Promise.resolve({ ok: true, result: { rate: 2 } }));
  expect(await data).toEqual({ data: { state: 'ready', result: { rate: 2 } } });
  expect(perform).toHaveBeenCalledWith('rate', {});
  expect(reader).toMatchObject({ reads: 'moment', parameters: ['amount'] });
});

it('a region knows that its operation failed or is late, and where browsers may ask again', async () => {
  const expose = { path: '/api/rate' };
  expect(await read(Promise.resolve({ ok: false })).data).toEqual({ data: { state: 'failed' } });
  expect(await read(new Promise(() => undefined), { expose }).data).toEqual({
    data: { state: 'late' },
    operationPath: '/api/rate',
  });
});

it('a region without an operation depends on the address alone', async () => {
  const { data, perform, reader } = read(Promise.resolve(), { operation: undefined });
  expect(await data).toEqual({ data: { state: 'ready' } });
  expect(perform).not.toHaveBeenCalled();
  expect(reader.reads).toBe('release');
});

it('the regions of the product stay as they are beside those of a site’s own', () => {
  const shipped = { 'site-search': ownRegionReader(region) };
  expect(withOwnRegions(shipped, new Map())).toBe(shipped);
  const all = withOwnRegions(shipped, new Map([['rates', region]]));
  expect(Object.keys(all).sort()).toEqual(['rates', 'site-search']);
  expect(all['site-search']).toBe(shipped['site-search']);
});

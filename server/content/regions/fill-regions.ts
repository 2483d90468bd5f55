import { type CompiledPage, modulesWithin } from '#engine';
import type { Module } from '#schemas';
import type { RenderedIsland } from '../../files/islands/islands.ts';
import type { PlacedRegion, RegionContext, RegionData, RegionReader, RegionReaders } from './region.ts';

/** The regions of a page, in order. */
export function regionsOf({ page }: CompiledPage, readers: RegionReaders): readonly PlacedRegion[] {
  return page.zones.content.flatMap((module, index) => regionsIn(module, `content/${index}`, readers));
}

function regionsIn(module: Module, place: string, readers: RegionReaders): readonly PlacedRegion[] {
  // The reader of a type takes the modules of that type.
  const reader = readers[module.type] as RegionReader | undefined;
  const own = reader ? [{ place, module, reader }] : [];
  const within = modulesWithin(module).flatMap((inner) =>
    regionsIn(inner.module, `${place}/${inner.at}`, readers),
  );
  return [...own, ...within];
}

/** Whether a page with these regions is the same for everybody who asks with this query. */
export function isOfRelease(regions: readonly PlacedRegion[], query: URLSearchParams): boolean {
  return query.size === 0 && regions.every(({ reader }) => reader.reads === 'release');
}

/** Reads the data of all regions at once. One that cannot be read is reported, and has no data. */
export function readRegions(
  regions: readonly PlacedRegion[],
  context: Omit<RegionContext, 'module'>,
  onError: (error: unknown, place: string) => void,
): Promise<readonly RegionData[]> {
  return Promise.all(
    regions.map(async (region) => {
      const { module, place, reader } = region;
      try {
        return { ...region, data: await reader.read({ ...context, module }) };
      } catch (error) {
        onError(error, place);
        return { ...region, data: undefined };
      }
    }),
  );
}

/**
 * Renders regions, by place. A region without data is empty, and so is one that cannot be rendered.
 *
 * @param render gives nothing for a region whose trouble is reported already
 */
export async function renderRegions(
  regions: readonly RegionData[],
  render: (region: RegionData) => Promise<RenderedIsland | undefined>,
  onError: (error: unknown) => void,
): Promise<ReadonlyMap<string, RenderedIsland>> {
  const rendered = await Promise.all(
    regions.map(async (region) => {
      if (region.data === undefined) return [];
      try {
        const view = await render(region);
        return view ? [[region.place, view] as const] : [];
      } catch (error) {
        onError(error);
        return [];
      }
    }),
  );
  return new Map(rendered.flat());
}

/** More values are ignored: no form or link of ours has as many. */
const mostValues = 50;

/** Longer values are cut. */
const longestValue = 200;

/**
 * The parameters of some regions in the query of a request, in order. Anything else is left out, so that
 * what a page shows depends on nothing else of its address.
 *
 * @param search with its question mark, or ''
 */
export function regionQuery(search: string, regions: readonly PlacedRegion[]): URLSearchParams {
  const found = new URLSearchParams();
  if (regions.length === 0 || search === '') return found;
  const parameters = new Set(regions.flatMap(({ reader }) => reader.parameters));
  let values = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!parameters.has(name) || value === '') continue;
    values += 1;
    if (values > mostValues) break;
    found.append(name, value.slice(0, longestValue));
  }
  return found;
}

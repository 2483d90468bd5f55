import type { PlacedRegion } from './region.ts';

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

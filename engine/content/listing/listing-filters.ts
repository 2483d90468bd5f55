import type { ListingIndex } from './listing-index.ts';

/** Which filters a list offers, and how many entries it shows at first. */
export interface ListingOptions {
  /** Query parameters of the choices, such as `topicId`. */
  readonly parameters: readonly string[];
  /** Whether a year may be chosen, and then a month of it. */
  readonly periods: 'none' | 'years' | 'months';
  readonly pageSize: number;
}

/** The filters of one request. Only values that the list has are kept. */
export interface ListingFilters {
  /** `2025` */
  readonly year?: string;
  /** `2025-03`: it names its year, so another year resets it. */
  readonly month?: string;
  /** Chosen ids by query parameter, in ascending order. */
  readonly choices: Readonly<Record<string, readonly number[]>>;
}

/** Name of the parameter that holds the number of visible entries. */
const shownParameter = 'show';

/** A query with more parameters is not read further. */
const mostParameters = 100;

export interface ListingRequest {
  readonly filters: ListingFilters;
  /** How many entries may be visible; a multiple of the page size. */
  readonly visible: number;
}

/**
 * Reads filters from the query of an address. Unknown parameters, values that the list does not have, and
 * repeated ones are ignored, so every query gives a list.
 */
export function readListingFilters(
  query: Iterable<readonly [name: string, value: string]>,
  index: ListingIndex<unknown>,
  { parameters, periods, pageSize }: ListingOptions,
): ListingRequest {
  const values = valuesByName(query);
  const years = periods === 'none' ? undefined : values.get('year');
  const year = years?.find((value) => /^\d{4}$/.test(value) && index.periods.has(value));
  const month =
    periods === 'months' && year !== undefined
      ? values.get('month')?.find((value) => value.startsWith(`${year}-`) && index.periods.has(value))
      : undefined;
  const choices: { [parameter: string]: readonly number[] } = {};
  for (const parameter of parameters) {
    const ids = new Set((values.get(parameter) ?? []).map(wholeNumber));
    const known = [...ids].filter((id) => index.choices.get(parameter)?.has(id));
    if (known.length > 0) choices[parameter] = known.toSorted((a, b) => a - b);
  }
  const asked = Math.max(
    ...(values.get(shownParameter) ?? []).map(wholeNumber).filter(Number.isFinite),
    pageSize,
  );
  return {
    filters: { ...(year && { year }), ...(month && { month }), choices },
    // A request may ask for any number, and gets as many pages as the list has.
    visible: Math.ceil(Math.min(asked, Math.max(index.entries.length, pageSize)) / pageSize) * pageSize,
  };
}

/** The query of an address with these filters, in one fixed order; empty without any. */
export function listingQuery({ year, month, choices }: ListingFilters, visible?: number): string {
  const pairs = [
    ...(year ? [`year=${year}`] : []),
    ...(month ? [`month=${month}`] : []),
    ...Object.entries(choices).flatMap(([parameter, ids]) => ids.map((id) => `${parameter}=${id}`)),
    ...(visible === undefined ? [] : [`${shownParameter}=${visible}`]),
  ];
  return pairs.join('&');
}

function valuesByName(
  query: Iterable<readonly [name: string, value: string]>,
): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  let left = mostParameters;
  for (const [name, value] of query) {
    if (left-- === 0) break;
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

/** The number that a text of one to nine digits means; NaN for any other text. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

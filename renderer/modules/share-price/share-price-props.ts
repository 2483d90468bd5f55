import type { SharePrice } from '#schemas';
import type { RegionProps } from '../../islands/region-props.ts';

/** The figures when the server renders the module. `late`: not yet here. */
type ServedFigures =
  | { readonly state: 'ready'; readonly result: unknown }
  | { readonly state: 'failed' }
  | { readonly state: 'late' };

/** Data of a share price module besides its document. */
export interface SharePriceData {
  readonly served: ServedFigures;
  /** Path of this site at which browsers ask for the figures. */
  readonly figuresPath: string;
  readonly language: string;
  readonly timeZone: string;
}

export type SharePriceProps = Pick<
  RegionProps<SharePrice, SharePriceData>,
  'module' | 'data' | 'path' | 'query'
>;

/** A module with all that it needs to show. */
export type CompleteSharePrice = SharePrice &
  Required<Pick<SharePrice, 'exchangeLinks'>> & {
    readonly explanation: Required<NonNullable<SharePrice['explanation']>>;
  };

/** Whether the module has the links to the exchange and the explanation, without which it does not show. */
export function isComplete(module: SharePrice): module is CompleteSharePrice {
  const { exchangeLinks = [], explanation } = module;
  return exchangeLinks.length > 0 && (explanation?.text ?? '').trim() !== '';
}

/** The period chosen by an address, or the second one. */
export function chosenMonths({ months }: Pick<SharePrice, 'months'>, query: string): number {
  const usual = months[1] ?? 1;
  const asked = new URLSearchParams(query).get('months');
  return months.find((count) => String(count) === asked) ?? usual;
}

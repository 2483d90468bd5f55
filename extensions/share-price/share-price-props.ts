import type { RegionProps } from 'waymark/extend';
import type { SharePriceModule } from './share-price.types.ts';

export type SharePriceProps = RegionProps<SharePriceModule>;

/** A module with all that it needs to show. */
export type CompleteSharePrice = SharePriceModule &
  Required<Pick<SharePriceModule, 'exchangeLinks'>> & {
    readonly explanation: Required<NonNullable<SharePriceModule['explanation']>>;
  };

/** Whether the module has the links to the exchange and the explanation, without which it does not show. */
export function isComplete(module: SharePriceModule): module is CompleteSharePrice {
  const { exchangeLinks = [], explanation } = module;
  return exchangeLinks.length > 0 && (explanation?.text ?? '').trim() !== '';
}

/** The period chosen by an address, or the second one. */
export function chosenMonths({ months }: Pick<SharePriceModule, 'months'>, query: string): number {
  const usual = months[1] ?? 1;
  const asked = new URLSearchParams(query).get('months');
  return months.find((count) => String(count) === asked) ?? usual;
}

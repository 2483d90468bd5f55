import type { SharePriceBadge as BadgeModule } from '#schemas';
import type { RegionProps } from '../../islands/region-props.ts';
import { readShareQuote } from '../share-price/figures/share-figures.ts';
import { shareFormats } from '../share-price/figures/share-formats.ts';
import { badge, badgeLabel, badgeMove, badgePlace, badgePrice } from './share-price-badge.styles.ts';

interface BadgeData {
  /** The result of the operation; nothing while it is late, or when it could not be had. */
  readonly quote?: unknown;
  readonly language: string;
}

type BadgeProps = Pick<RegionProps<BadgeModule, BadgeData>, 'module' | 'data'>;

/** The price of a share on one line; nothing without a quote. */
export function SharePriceBadge({ module, data }: BadgeProps) {
  const quote = readShareQuote(data.quote);
  if (!quote) return null;
  const { price, percent } = shareFormats(data.language, module.currency);
  const direction = quote.movePercent > 0 ? 'up' : quote.movePercent < 0 ? 'down' : undefined;
  const content = (
    <>
      <span className={badgeLabel()}>
        {module.label} {quote.symbol}
      </span>{' '}
      <span className={badgePrice()}>{price(quote.price)}</span>{' '}
      <span className={badgeMove({ direction })}>{percent(quote.movePercent)}</span>
    </>
  );
  return (
    <p className={badgePlace()}>
      {module.href === undefined ? (
        <span className={badge()}>{content}</span>
      ) : (
        <a href={module.href} className={badge({ link: true })}>
          {content}
        </a>
      )}
    </p>
  );
}

import type { Region, RegionProps } from 'waymark/extend';
import { readShareQuote } from '../share-price/figures/share-figures.ts';
import { moveClass, shareFormats } from '../share-price/figures/share-formats.ts';
import type { SharePriceBadgeModule } from './share-price-badge.types.ts';

export const region: Region = { operation: 'operation', refreshSeconds: 60 };

/** The price of a share on one line; nothing while the quote is late, or when it could not be had. */
export function SharePriceBadge({ module, data, host }: RegionProps<SharePriceBadgeModule>) {
  const quote = data.state === 'ready' ? readShareQuote(data.result) : undefined;
  if (!quote) return null;
  const { price, percent } = shareFormats(host.language, module.currency);
  const content = (
    <>
      <span className="share-price-badge-label">
        {module.label} {quote.symbol}
      </span>{' '}
      <span className="share-price-badge-price">{price(quote.price)}</span>{' '}
      <bdi className={moveClass('share-price-badge-move', quote.movePercent)}>
        {percent(quote.movePercent)}
      </bdi>
    </>
  );
  return (
    <p className="share-price-badge-place">
      {module.href === undefined ? (
        <span className="share-price-badge">{content}</span>
      ) : (
        <a href={module.href} className="share-price-badge share-price-badge--link">
          {content}
        </a>
      )}
    </p>
  );
}

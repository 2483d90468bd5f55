import type { SharePriceBadge as BadgeModule } from '#schemas';
import type { RegionProps } from '../../islands/region-props.ts';
import { css } from '../../theme/css.ts';
import { readShareQuote } from '../share-price/figures/share-figures.ts';
import { shareFormats } from '../share-price/figures/share-formats.ts';

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

/** As a module of its own it keeps to the columns of the page; in a banner it is a line under the text. */
const badgePlace = css('share-price-badge-badge-place', {
  marginTop: '$5',
  'main > [data-region] > &': {
    maxWidth: 'calc($sizes$content + 2 * $space$gutter)',
    marginInline: 'auto',
    paddingInline: '$gutter',
    paddingBlockEnd: '$5',
  },
});

const badge = css('share-price-badge-badge', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$1 $3',
  padding: '$2 $4',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  variants: {
    link: { true: { minHeight: '2.75rem', alignItems: 'center', '&:hover': { borderColor: '$ink' } } },
  },
});

const badgeLabel = css('share-price-badge-badge-label', { color: '$inkSoft', fontSize: '$sm' });

const badgePrice = css('share-price-badge-badge-price', { fontWeight: '$semibold' });

const badgeMove = css('share-price-badge-badge-move', {
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$semibold',
  variants: { direction: { up: { color: '$success' }, down: { color: '$danger' } } },
});

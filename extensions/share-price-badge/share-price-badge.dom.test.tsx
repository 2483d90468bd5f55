import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RegionProps } from 'waymark/extend';
import { exampleFigures } from '../share-price/figures/share-figures.fixture.ts';
import { SharePriceBadge } from './share-price-badge.tsx';
import type { SharePriceBadgeModule } from './share-price-badge.types.ts';

const module: SharePriceBadgeModule = {
  type: 'share-price-badge',
  operation: 'quote',
  currency: 'NZD',
  label: 'Shares',
  href: '/shares',
};
const { quote } = exampleFigures;

function show(
  shown: unknown,
  own: SharePriceBadgeModule = module,
  state: 'ready' | 'late' = 'ready',
): HTMLElement {
  const data: RegionProps<unknown>['data'] = state === 'ready' ? { state, result: shown } : { state };
  const host = { language: 'en-nz', timeZone: 'UTC' };
  document.body.innerHTML = renderToStaticMarkup(
    <SharePriceBadge module={own} data={data} host={host} path="/" query="" />,
  );
  return document.body;
}

describe('a share price badge', () => {
  it('has the symbol, the price and its move, and leads to the page of the share', () => {
    expect(show(quote).textContent).toBe('Shares BKR $3.18 +0.63%');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/shares');
  });

  it('says by its sign which way the price has gone', () => {
    expect(show({ ...quote, movePercent: -1.2 }).textContent).toContain('-1.20%');
    expect(show({ ...quote, movePercent: 0 }).textContent).toContain(' 0.00%');
  });

  it('is no link without a page to lead to', () => {
    const { href: _, ...rest } = module;
    show(quote, rest);
    expect(document.querySelector('a')).toBeNull();
  });

  it.each([undefined, null, {}, { ...quote, price: 'much' }])('is hidden without a quote: %o', (shown) => {
    expect(show(shown).innerHTML).toBe('');
  });

  it('is hidden while the quote is late', () => {
    expect(show(undefined, module, 'late').innerHTML).toBe('');
  });
});

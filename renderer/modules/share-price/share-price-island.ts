import type { Island } from '../../islands/island.ts';
import { SharePrice } from './share-price.tsx';
import type { SharePriceProps } from './share-price-props.ts';

export const sharePrice: Island<SharePriceProps> = { Component: SharePrice };

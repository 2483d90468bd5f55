import { Band, type Region } from 'waymark/extend';
import { Performance } from './performance.tsx';
import { isComplete, type SharePriceProps } from './share-price-props.ts';

export const region: Region = { operation: 'operation', parameters: ['months'] };

/**
 * Price and volume of a share. The server renders the quote and a table of the figures; a browser draws them
 * and keeps them up to date. Without the links to the exchange or the explanation it shows nothing.
 */
export function SharePrice({ module, ...rest }: SharePriceProps) {
  if (!isComplete(module)) return null;
  return (
    <Band title={module.title}>
      <Performance {...rest} module={module} />
    </Band>
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Band } from '../../theme/band.tsx';
import { Performance } from './performance.tsx';
import { isComplete, type SharePriceProps } from './share-price-props.ts';

/**
 * Price and volume of a share. The server renders the quote and a table of the figures; a browser draws them
 * and keeps them up to date. Without the links to the exchange or the explanation it shows nothing.
 */
export function SharePrice({ module, data, path, query }: SharePriceProps) {
  // One client for each page: on the server, a shared one would show the prices of an earlier visit.
  const [client] = useState(() => new QueryClient());
  if (!isComplete(module)) return null;
  return (
    <QueryClientProvider client={client}>
      <Band title={module.title}>
        <Performance module={module} data={data} path={path} query={query} />
      </Band>
    </QueryClientProvider>
  );
}

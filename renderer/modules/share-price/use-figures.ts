import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteToken } from '../../state/service-cache.ts';
import { readShareFigures, type ShareFigures } from './figures/share-figures.ts';
import type { SharePriceProps } from './share-price-props.ts';

const usualSeconds = 60;
const patienceMs = 15_000;

/** The figures as they are known, and whether the last call for them failed. */
export interface KnownFigures {
  readonly figures: ShareFigures | undefined;
  readonly hasFailed: boolean;
}

/** Keeps the figures up to date: asks the gateway for them again and again while the page shows. */
export function useFigures({ module, data }: Pick<SharePriceProps, 'module' | 'data'>): KnownFigures {
  const { served, figuresPath } = data;
  const [initialData] = useState(() =>
    served.state === 'ready' ? readShareFigures(served.result) : undefined,
  );
  const refetchInterval = (module.refreshSeconds ?? usualSeconds) * 1000;
  const query = useQuery({
    queryKey: ['share-figures', figuresPath],
    queryFn: ({ signal }) => fetchFigures(figuresPath, signal),
    ...(initialData && { initialData }),
    staleTime: refetchInterval,
    refetchInterval,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const isWaiting = query.isPending && served.state !== 'late';
  return { figures: query.data, hasFailed: query.isError || isWaiting };
}

/** Rejects when the gateway gives no figures. */
async function fetchFigures(path: string, signal: AbortSignal): Promise<ShareFigures> {
  const response = await fetch(path, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    headers: { accept: 'application/json', authorization: `Bearer ${await siteToken()}` },
  });
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`);
  const figures = readShareFigures(await response.json());
  if (!figures) throw new Error('The gateway answered something other than figures.');
  return figures;
}

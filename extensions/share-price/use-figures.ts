import { useEffect, useState } from 'react';
import { askOperation } from 'waymark/extend';
import { readShareFigures, type ShareFigures } from './figures/share-figures.ts';
import type { SharePriceProps } from './share-price-props.ts';

const usualSeconds = 60;
const patienceMs = 15_000;

/** The figures as they are known, and whether the last call for them failed. */
export interface KnownFigures {
  readonly figures: ShareFigures | undefined;
  readonly hasFailed: boolean;
}

/** Keeps the figures up to date: asks for them again and again while the page shows. */
export function useFigures({
  module,
  data,
  operationPath = '',
}: Pick<SharePriceProps, 'module' | 'data' | 'operationPath'>): KnownFigures {
  const [known, setKnown] = useState<KnownFigures>(() => {
    const figures = data.state === 'ready' ? readShareFigures(data.result) : undefined;
    return { figures, hasFailed: figures === undefined && data.state !== 'late' };
  });
  const [isServed] = useState(known.figures !== undefined);
  const everyMs = (module.refreshSeconds ?? usualSeconds) * 1000;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const found = await fetchFigures(operationPath, stop.signal);
        // The charts are drawn again for other figures alone.
        setKnown(({ figures }) => ({ figures: isSame(figures, found) ? figures : found, hasFailed: false }));
      } catch {
        if (!stop.signal.aborted) setKnown(({ figures }) => ({ figures, hasFailed: true }));
      }
    };
    if (!isServed) void ask();
    const timer = setInterval(() => document.hidden || void ask(), everyMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [operationPath, everyMs, isServed]);
  return known;
}

function isSame(figures: ShareFigures | undefined, others: ShareFigures): boolean {
  return JSON.stringify(figures) === JSON.stringify(others);
}

/** Rejects when there are no figures. */
async function fetchFigures(path: string, signal: AbortSignal): Promise<ShareFigures> {
  const both = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const figures = readShareFigures(await askOperation(path, both));
  if (!figures) throw new Error('The operation answered something other than figures.');
  return figures;
}

import { setTimeout } from 'node:timers/promises';
import type { RunResult } from '#engine';
import type { SharePrice, SharePriceBadge } from '#schemas';
import type { RegionReader } from './region.ts';

/** A page waits no longer than this for figures: its browser asks for those that are late. */
const patienceMs = 1500;

/** The figures of a share: the quote, its days, the index and the summary. */
export const sharePrice: RegionReader<SharePrice> = {
  parameters: ['months'],
  reads: 'moment',
  async read({ module, release, language, perform }) {
    const operation = release.documents.get(module.operation);
    const figuresPath = operation?.kind === 'operation' ? operation.expose?.path : undefined;
    const answer = await answerInTime(perform(module.operation, {}));
    return { served: served(answer), figuresPath, language, timeZone: release.site.timeZone };
  },
};

/** A quote alone; nothing of one that is late or could not be had. */
export const sharePriceBadge: RegionReader<SharePriceBadge> = {
  parameters: [],
  reads: 'moment',
  async read({ module, language, perform }) {
    const answer = await answerInTime(perform(module.operation, {}));
    return { language, ...(answer?.ok && { quote: answer.result }) };
  },
};

function served(answer: RunResult | undefined): object {
  if (!answer) return { state: 'late' };
  return answer.ok ? { state: 'ready', result: answer.result } : { state: 'failed' };
}

/** Undefined when there is no answer in time; it is kept for the next page all the same. */
async function answerInTime(answer: Promise<RunResult>): Promise<RunResult | undefined> {
  const patience = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}

import type { Problem } from '#engine';
import type { Log } from '../../../server/observing/log.ts';
import { type OpenStoreOptions, openStore, type Store } from '../../../server/store/store.ts';
import { cleanUpAfterTest } from '../running/cleanup.ts';

/** A log that records its lines. */
export function recordingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    info: (_detail, message) => lines.push(`info ${message}`),
    warn: (_detail, message) => lines.push(`warn ${message}`),
  };
}

/** A clock that advances one second with each call, from 1 March 2026. */
function tickingClock(): () => Date {
  let seconds = 0;
  return () => new Date(Date.UTC(2026, 2, 1, 9, 0, seconds++));
}

/** Opens a store that is closed when the test ends. */
export async function openTestStore(url: string, options: Partial<OpenStoreOptions> = {}): Promise<Store> {
  const store = await openStore({
    url,
    checkRelease: refuseMould,
    log: recordingLog(),
    now: tickingClock(),
    ...options,
  });
  cleanUpAfterTest(() => store.close());
  return store;
}

/** The text of a small document. */
export function documentText(id: string, title: string): string {
  return `{\n  "kind": "page",\n  "id": "${id}",\n  "title": "${title}"\n}\n`;
}

/** Replaces the real check: refuses documents that contain mould. */
function refuseMould(documents: readonly { readonly id: string; readonly body: string }[]): Problem[] {
  return documents.flatMap(({ id, body }): Problem[] => {
    const found = { document: id, pointer: '/title', message: `"${id}" is mouldy.` };
    if (body.includes('mouldy')) return [{ code: 'mouldy', severity: 'error', ...found }];
    if (body.includes('stale')) return [{ code: 'stale', severity: 'warning', ...found }];
    return [];
  });
}

import { checkDocuments, type DocumentSource } from '#engine';
import { thousandDocuments } from '../support/thousand-documents.ts';
import { type Row, within } from './row.ts';

const rounds = 5;

/** How long the check takes: of a thousand documents, and of one that an editor has open. */
export async function benchDocuments(): Promise<readonly Row[]> {
  const thousand = thousandDocuments();
  const slip: DocumentSource = {
    path: 'open.json',
    text: (thousand[1]?.text ?? '').replace('"steps"', '"stepz"'),
  };
  return [
    within({
      name: 'check of 1,000 documents',
      ours: medianMs(() => checkDocuments(thousand)),
      peer: 5_000,
      unit: 'ms',
    }),
    within({
      name: 'first problem of one document',
      ours: medianMs(() => checkDocuments([slip])),
      peer: 300,
      unit: 'ms',
    }),
  ];
}

function medianMs(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

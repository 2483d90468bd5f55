import { checkDocuments, createIncrementalCheck } from '#analysis';
import { type DocumentSource, readDocument } from '#engine';
import { manyDocuments, thousandDocuments } from '../support/documents/thousand-documents.ts';
import { medianMs } from './median-ms.ts';
import { atMost, type Row, within } from './row.ts';

/** Time to check a thousand documents, ten thousand, and the one that an editor has open. */
export async function benchDocuments(): Promise<readonly Row[]> {
  const thousand = thousandDocuments();
  const slip = misspelt(thousand, '"steps"', '"stepz"');
  const tenThousand = manyDocuments(10_000);
  const thousandMs = medianMs(() => checkDocuments(thousand));
  return [
    within({ name: 'check of 1,000 documents', ours: thousandMs, peer: 2_000, unit: 'ms' }),
    atMost({
      name: 'check of 10,000 documents',
      ours: medianMs(() => checkDocuments(tenThousand)),
      peer: 10 * thousandMs,
      peerName: 'ten times the check of 1,000',
      budget: 1.2,
      unit: 'ms',
    }),
    within({
      name: 'first problem of one document',
      ours: medianMs(() => checkDocuments([slip])),
      peer: 300,
      unit: 'ms',
    }),
    atMost({
      name: 'problems in an editor after a change, of 1,000 documents',
      ours: medianMs(editOf(thousand, misspelt(thousand, 'answers.bread0', 'answers.bred0'))),
      peer: thousandMs,
      peerName: 'the check of all of them',
      budget: 0.5,
      unit: 'ms',
    }),
  ];
}

/** The first document that has some text, with another in its place. */
function misspelt(sources: readonly DocumentSource[], right: string, wrong: string): DocumentSource {
  const source = sources.find(({ text }) => text.includes(right));
  if (source === undefined) throw new Error(`No document has ${right}.`);
  return { path: source.path, text: source.text.replace(right, wrong) };
}

/** The check after a document of many was changed in an editor. */
function editOf(sources: readonly DocumentSource[], slip: DocumentSource): () => unknown {
  const texts = sources.map((source) => ({ source, reading: readDocument(source) }));
  const { check } = createIncrementalCheck();
  check(texts);
  return () => {
    const fresh = { source: slip, reading: readDocument(slip) };
    return check(texts.map((text) => (text.source.path === slip.path ? fresh : text)));
  };
}

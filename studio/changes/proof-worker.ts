import { proveEdit } from '#analysis';
import { readDocument } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import type { ProofTask } from './check-protocol.ts';

/** The worker that proves the journeys which a change affects. It answers once with what it has found, or has an error. */
self.onmessage = ({ data }: MessageEvent<ProofTask>) => void prove(data).catch(reportError);

async function prove(data: ProofTask): Promise<void> {
  await takeExtensions(data.extensions);
  const texts = data.documents.map(({ id, body }) => {
    const source = { path: id, text: body };
    return { source, reading: readDocument(source) };
  });
  const old = data.old.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  const isChanged = (path: string) => data.changed.includes(path);
  self.postMessage(proveEdit(texts, { isChanged, old }).problems);
}

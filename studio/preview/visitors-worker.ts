import { type SampleVisitor, sampleVisitors } from '#analysis';
import { compileRelease, readDocument } from '#engine';
import { takeExtensions } from '../base/extensions.ts';
import type { VisitorsTask } from './use-visitors.ts';

/** The worker that brings visitors to the steps of a journey. It answers once; with nobody while documents have errors. */
self.onmessage = ({ data: { documents, extensions, journey, today } }: MessageEvent<VisitorsTask>) => {
  takeExtensions(extensions);
  const read = documents.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  let found: ReadonlyMap<string, readonly SampleVisitor[]> = new Map();
  try {
    found =
      sampleVisitors(
        compileRelease(read, (text) => text),
        journey,
        today,
      ) ?? found;
  } catch {
    // The panel says what is wrong with the documents.
  }
  self.postMessage(found);
};

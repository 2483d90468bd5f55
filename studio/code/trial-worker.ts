import { readDocument } from '#engine';
import { type SiteExtensions, takeExtensions } from '../base/extensions.ts';
import { createTrial, type TrialTask, type Tried } from './trial.ts';

/** Messages to the worker that tries formulas. */
export type ToTrial =
  | {
      readonly type: 'open';
      readonly documents: readonly { readonly id: string; readonly body: string }[];
      readonly extensions: SiteExtensions;
      readonly document: string;
    }
  | ({ readonly type: 'try' } & TrialTask);

/** Its answers. */
export type FromTrial =
  | { readonly type: 'opened'; readonly visitors: ReturnType<typeof createTrial>['visitors'] }
  /** Nothing can be tried while documents do not fit together. */
  | { readonly type: 'unready' }
  | { readonly type: 'tried'; readonly tried: Tried | undefined };

let trial: ReturnType<typeof createTrial> | undefined;

/** The worker that tries formulas with the answers of sample visitors. */
self.onmessage = async ({ data }: MessageEvent<ToTrial>) => {
  const tell = (message: FromTrial) => self.postMessage(message);
  try {
    if (data.type === 'open') {
      await takeExtensions(data.extensions);
      const documents = data.documents.flatMap(({ id, body }) => {
        const reading = readDocument({ path: id, text: body });
        return reading.outcome === 'read' ? [reading.document] : [];
      });
      trial = createTrial(documents, data.document);
      tell({ type: 'opened', visitors: trial.visitors });
    } else tell({ type: 'tried', tried: trial?.try(data) });
  } catch {
    // The panel says what is wrong with the documents.
    tell({ type: 'unready' });
  }
};

import { type LatePart, latePart } from '../host/late-part.ts';

type SmallFields = typeof import('./small-fields.ts');

/** One of the parts that come together. */
export function smallPart<Part>(pick: (module: SmallFields) => Part): LatePart<Part> {
  return latePart(() => import('./small-fields.ts').then(pick));
}

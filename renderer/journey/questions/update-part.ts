import { latePart } from '../../host/late-part.ts';

/** Needed to make the HTML of fields that lead to more; a browser that runs scripts has no use for it. */
export const updatePart = latePart(() =>
  import('./update-without-script.tsx').then((module) => module.UpdateWithoutScript),
);

import { latePart } from '../../host/late-part.ts';

/** Loaded to render the HTML of the update button. A browser that runs scripts never needs it. */
export const updatePart = latePart(() =>
  import('./update-without-script.tsx').then((module) => module.UpdateWithoutScript),
);

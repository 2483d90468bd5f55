import { latePart } from '../../host/late-part.ts';

/** Loaded to render the HTML of a search without JavaScript. A browser that runs scripts never needs it. */
export const searchPart = latePart(() =>
  import('./search-without-script.tsx').then((module) => module.SearchWithoutScript),
);

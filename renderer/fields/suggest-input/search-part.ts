import { latePart } from '../../host/late-part.ts';

/** Needed where a search without JavaScript is offered, to make the HTML of it; a browser that runs scripts has no use for it. */
export const searchPart = latePart(() =>
  import('./search-without-script.tsx').then((module) => module.SearchWithoutScript),
);

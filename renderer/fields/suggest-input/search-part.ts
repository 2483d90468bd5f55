import { latePart } from '../../host/late-part.ts';

/** Needed where a search without JavaScript is offered. */
export const searchPart = latePart(() =>
  import('./search-without-script.tsx').then((module) => module.SearchWithoutScript),
);

import type { Notice } from '#engine';
import type { OpenJourney } from '../state/journey-session.ts';

/** Parameter of the link's address: the token of a saved run. */
export const returnParameter = 'return';

/** Parameter of the address of the form that asks for the code, after one that opened nothing. */
export const refusedParameter = 'refused';

const tokenPattern = /^[\w-]{22}$/;

/** The parts of the form that asks for the code of a saved run which come from its address. */
interface ReturnForm {
  readonly token: string | undefined;
  readonly notices: readonly Notice[];
}

/**
 * The token that the form of a step carries for a visitor who has opened a link, and the banner after a code that opened
 * nothing. A look changes nothing and says nothing of whether there is such a run: programs open links, too.
 */
export function returnOf(
  { journey, release }: OpenJourney,
  { step, query = [] }: { readonly step: string; readonly query?: Iterable<readonly [string, string]> },
): ReturnForm {
  if (journey.journey.saveAndReturn?.returnStep !== step) return { token: undefined, notices: [] };
  const given = new Map(query);
  const token = given.get(returnParameter);
  return {
    token: token !== undefined && tokenPattern.test(token) ? token : undefined,
    notices: given.has(refusedParameter)
      ? [refusedNotice(release.compiled.site.words.returning.refused)]
      : [],
  };
}

/** The banner after a code that opened nothing. */
export function refusedNotice(message: string): Notice {
  return { tone: 'error', message };
}

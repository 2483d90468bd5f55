import type { SiteWords } from '#engine';
import type { Tags } from '#schemas';

/** Id of the prompt, by which the button in the footer opens it. */
export const consentId = 'consent';

/** The texts of the prompt, and of the button that opens it again: its own before the words of the site. */
export function consentTexts({ prompt: own = {} }: Tags, words: SiteWords['consent']) {
  return { link: undefined, ...words, ...own };
}

import type { Tags } from '#schemas';

/** Id of the prompt, by which the button in the footer opens it. */
export const consentId = 'consent';

/** The texts of the prompt, and of the button that opens it again. */
export function consentTexts({ prompt: own = {} }: Tags) {
  return { ...usual, ...own };
}

const usual = {
  title: 'May we use cookies?',
  text: 'The site works without them. You can change your mind at the end of the page.',
  link: undefined,
  acceptLabel: 'Accept all',
  declineLabel: 'Decline all',
  chooseLabel: 'Choose',
  saveLabel: 'Save my choice',
  openLabel: 'Cookie choices',
};

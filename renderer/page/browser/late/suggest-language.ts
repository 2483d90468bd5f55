import { suggestLanguage } from '../suggest-language.ts';

try {
  suggestLanguage(document, navigator.languages, localStorage);
} catch {
  // Without storage it could not be closed for good; without popovers it cannot be shown.
}

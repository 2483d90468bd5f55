import { loadThirdParty, onceNear } from '../third-party.ts';

const calendar = document.querySelector('[data-book-a-call]');
// Without the script the link in its place stays.
if (calendar) onceNear(calendar, () => void loadThirdParty('book-a-call').catch(() => undefined));

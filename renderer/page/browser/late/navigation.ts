import { closeDropdowns } from '../navigation.ts';

const header = document.querySelector('[data-site-header]');
if (header) closeDropdowns(header);

// Closes the menu of a narrow screen and shows its first level again before the page is kept for the Back button: the section
// that was chosen there is another page.
const menu = document.querySelector<HTMLDialogElement>('dialog[data-script=navigation]');
addEventListener('pagehide', () => {
  if (!menu) return;
  menu.hidePopover();
  menu.close();
  for (const level of menu.querySelectorAll('details')) level.open = level.matches('[data-own-section]');
});

const menu = document.querySelector<HTMLDialogElement>('[data-script=menu]');

// Closes the menu of a narrow screen and shows its first level again before the page is kept for the Back button: the section
// that was chosen there is another page.
addEventListener('pagehide', () => {
  if (!menu) return;
  menu.hidePopover();
  menu.close();
  for (const level of menu.querySelectorAll('details')) level.open = level.matches('[data-own-section]');
});

// A module, whose names are its own.
export {};

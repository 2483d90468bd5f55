/**
 * Closes the menu of a narrow screen and shows its first level again before the page is kept for the Back
 * button: the section that was chosen there is another page.
 */
export function resetMenu(menu: HTMLDialogElement): void {
  addEventListener('pagehide', () => {
    menu.hidePopover();
    menu.close();
    for (const level of menu.querySelectorAll('details')) level.open = level.matches('[data-own-section]');
  });
}

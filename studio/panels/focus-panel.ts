/** Gives the focus to the panel of what is selected, where it is on nothing. */
export function focusPanel(): void {
  const { activeElement } = document;
  const isNowhere = activeElement === null || activeElement.matches('body, :disabled');
  if (isNowhere) document.querySelector<HTMLElement>('.panel h2')?.focus();
}

/**
 * Closes the open dropdown of the header on Escape, on a press outside, when the focus leaves it, and before the
 * page is kept for the Back button. Opening and closing by its own button is the browser's.
 */
export function closeDropdowns(header: Element): void {
  const opened = () => header.querySelector<HTMLDetailsElement>('details[open]');
  const closeUnless = (target: EventTarget | null) => {
    const dropdown = opened();
    if (dropdown && !(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  };
  addEventListener('keydown', ({ key }) => {
    const dropdown = opened();
    if (key !== 'Escape' || !dropdown) return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => closeUnless(target));
  addEventListener('focusin', ({ target }) => closeUnless(target));
  addEventListener('pagehide', () => closeUnless(null));
}

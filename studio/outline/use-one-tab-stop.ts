import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes the buttons of a list one tab stop, between which the arrow keys, Home and End move: the one that was used last, or
 * else the current one.
 *
 * @param buttons selects them; they are rendered with a `tabIndex` of -1
 */
export function useOneTabStop(
  list: RefObject<HTMLElement | null>,
  buttons: string,
): (event: KeyboardEvent) => void {
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(buttons) ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const each of all()) each.tabIndex = each === stop ? 0 : -1;
  };
  useEffect(() => {
    const found = all();
    const used = found.find((each) => each === document.activeElement);
    stopAt(used ?? found.find((each) => each.hasAttribute('aria-current')) ?? found[0]);
  });
  return (event) => {
    const found = all();
    const at = found.findIndex((each) => each === event.target);
    if (at < 0) return;
    const ends = { Home: 0, End: found.length - 1 }[event.key];
    const to = found[ends ?? at + (steps[event.key] ?? 0)];
    if (to === undefined || to === event.target) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  };
}

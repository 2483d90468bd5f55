import { followScroll, type HeaderPosition } from './header-position.ts';

/** Hides the header while the visitor scrolls down. It does not change while the footer is in view. */
export function moveHeader(header: Element, footer: Element | null): void {
  let position: HeaderPosition = { away: false, turn: scrollY };
  let frozen = false;
  const follow = () => {
    position = frozen ? { ...position, turn: scrollY } : followScroll(position, scrollY);
    header.toggleAttribute('data-away', position.away);
  };
  addEventListener('scroll', follow, { passive: true });
  if (!footer) return;
  new IntersectionObserver(([entry]) => {
    frozen = entry?.isIntersecting ?? false;
    follow();
  }).observe(footer);
}

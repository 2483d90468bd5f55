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

/** The header is hidden only below this scroll position, in px. */
const offset = 150;
/** Distance to scroll down or up before the header reacts, in px. */
const tolerance = { down: 10, up: 40 };

export interface HeaderPosition {
  readonly away: boolean;
  /** Position of the last change of direction, in px from the top. */
  readonly turn: number;
}

/** The header's position after a scroll to `y`: hidden on the way down, shown on the way up. */
export function followScroll({ away, turn }: HeaderPosition, y: number): HeaderPosition {
  if (y <= offset) return { away: false, turn: y };
  if (away) return turn - y > tolerance.up ? { away: false, turn: y } : { away, turn: Math.max(turn, y) };
  return y - turn > tolerance.down ? { away: true, turn: y } : { away, turn: Math.min(turn, y) };
}

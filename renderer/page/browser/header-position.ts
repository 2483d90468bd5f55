/** The header leaves only once this much of the page has gone by, in px. */
const offset = 150;
/** How far down, and how far up, a visitor scrolls before the header follows, in px. */
const tolerance = { down: 10, up: 40 };

export interface HeaderPosition {
  readonly away: boolean;
  /** Where the visitor last turned round, in px from the top. */
  readonly turn: number;
}

/** The header's position after a scroll to `y`: it leaves on the way down and comes back on the way up. */
export function followScroll({ away, turn }: HeaderPosition, y: number): HeaderPosition {
  if (y <= offset) return { away: false, turn: y };
  if (away) return turn - y > tolerance.up ? { away: false, turn: y } : { away, turn: Math.max(turn, y) };
  return y - turn > tolerance.down ? { away: true, turn: y } : { away, turn: Math.min(turn, y) };
}

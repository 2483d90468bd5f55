/** The focus ring: a solid band, with a gap to the element. Dark surfaces set `--ring`. */
export const focusRing = {
  outline: '3px solid var(--ring, $colors$focus)',
  outlineOffset: '2px',
} as const;

/** The one mark of the focus: a solid band, with a gap that keeps it apart from what it surrounds. Dark surfaces set `--ring`. */
export const focusRing = {
  outline: '3px solid var(--ring, $colors$focus)',
  outlineOffset: '2px',
} as const;

/** The sign of what folds away: a plus that turns into a cross. Its place says how it is drawn and when it has turned. */
export const foldSign = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  // Room to turn in.
  marginInlineEnd: '$1',
  color: '$accentText',
  '@lively': { transition: 'transform $transitions$quick' },
  '@print': { display: 'none' },
} as const;

/** The same, drawn by the stylesheet: for what folds away in HTML that is not ours, or in each of many. */
export const drawnFoldSign = {
  ...foldSign,
  content: '""',
  background:
    'linear-gradient(currentColor 0 0) center / 0.75rem 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 0.75rem no-repeat',
  '@forced': { forcedColorAdjust: 'none', color: 'CanvasText' },
} as const;

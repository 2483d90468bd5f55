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

/** Icon of a collapsible element: a plus that turns into a cross. Its users draw it and say when it turns. */
export const foldSign = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  // Space to turn in.
  marginInlineEnd: '$1',
  color: '$accentText',
  '@lively': { transition: 'transform $transitions$quick' },
  '@print': { display: 'none' },
} as const;

/**
 * The same icon, drawn by the stylesheet: for collapsible parts of HTML that is not ours, or of many
 * elements.
 */
export const drawnFoldSign = {
  ...foldSign,
  content: '""',
  background:
    'linear-gradient(currentColor 0 0) center / 0.75rem 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 0.75rem no-repeat',
  '@forced': { forcedColorAdjust: 'none', color: 'CanvasText' },
} as const;

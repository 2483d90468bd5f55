import { css } from '../../theme/stitches.ts';

/** Keeps room for the control of a service, so that nothing moves when it comes. */
export const place = css({
  minHeight: '4.875rem',
  outlineOffset: '4px',
  '--altcha-max-width': '100%',
  '--altcha-border-radius': '$radii$md',
  '--altcha-border-color': '$colors$lineStrong',
  '--altcha-color-base': '$colors$canvas',
  '--altcha-color-base-content': '$colors$ink',
  '--altcha-color-primary': '$colors$accentText',
  '--altcha-color-primary-content': '$colors$canvas',
});

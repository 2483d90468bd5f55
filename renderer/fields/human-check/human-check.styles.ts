import { css } from '../../theme/css.ts';

/** Reserves space for the control of a service, so that nothing moves when it loads. */
export const place = css('human-check-place', {
  minHeight: '4.875rem',
  outlineOffset: '4px',
  '--altcha-max-width': '100%',
  '--altcha-border-radius': '$radii$md',
  '--altcha-border-color': '$colors$lineStrong',
  '--altcha-color-base': '$colors$canvas',
  '--altcha-color-base-content': '$colors$ink',
  '--altcha-color-primary': '$colors$accentText',
  '--altcha-color-primary-content': '$colors$canvas',
  '--altcha-color-neutral': '$colors$mist',
  '--altcha-color-neutral-content': '$colors$ink',
  '--altcha-color-success': '$colors$success',
  '--altcha-color-success-content': '$colors$canvas',
  '--altcha-color-error': '$colors$danger',
  '--altcha-color-error-content': '$colors$canvas',
  '--altcha-checkbox-border-color': '$colors$lineStrong',
  '--altcha-checkbox-border-radius': '$radii$sm',
  '--altcha-checkbox-outline': '3px solid $colors$focus',
  '--altcha-padding': '0.8125rem 1rem',
  // The widget sets its own sizes in pixels.
  '--altcha-checkbox-size': '1.375rem',
});

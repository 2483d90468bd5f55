import { createStitches } from '@stitches/core';
import { tokens } from './tokens.ts';

/**
 * Design breakpoints and the conditions a style may ask for. Styles are written for the narrowest screen first.
 * Widths: 601, 1068, 1401 and 1680 px.
 */
const media = {
  sm: '(min-width: 601px)',
  md: '(min-width: 1068px)',
  lg: '(min-width: 1401px)',
  xl: '(min-width: 1680px)',
  narrow: '(max-width: 1067.98px)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  unscripted: '(scripting: none)',
  print: 'print',
};

/**
 * Stitches bound to our tokens. It runs only while `scripts/generate-styles.ts` writes the stylesheet: nothing but
 * `*.styles.ts` files imports it, and components import the `*.classes.ts` written beside those.
 */
export const { css, globalCss, keyframes, getCssText } = createStitches({ theme: tokens, media });

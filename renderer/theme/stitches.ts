import { createStitches } from '@stitches/core';
import { media } from './media.ts';
import { tokens } from './tokens.ts';

/**
 * Stitches bound to our tokens. It runs only while `scripts/generate-styles.ts` writes the stylesheet: only
 * `*.styles.ts` files import it, and components import the `*.classes.ts` written beside those.
 */
export const { css, globalCss, keyframes, getCssText } = createStitches({ theme: tokens, media });

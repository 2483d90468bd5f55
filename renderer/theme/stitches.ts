import { createStitches } from '@stitches/core';
import { media } from './media.ts';
import { tokens } from './tokens.ts';

/** Stitches with our tokens. It runs only while `scripts/generation/stylesheet.ts` writes the stylesheet. */
export const stitches = createStitches({ theme: tokens, media });

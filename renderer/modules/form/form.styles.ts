import { css } from '../../theme/stitches.ts';

/** As wide as answers are long. */
export const form = css({ maxWidth: '$form' });

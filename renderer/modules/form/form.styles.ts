import { css } from '../../theme/stitches.ts';

/** Beside `split`: a step with a summary takes all the width, so that the summary can stand beside it. */
export const heading = css({ '&:has([data-beside])': { display: 'block' } });

export const form = css({ minWidth: 0 });

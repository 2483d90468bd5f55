import { css } from '../../theme/stitches.ts';

/** With `split`: a step with a summary fills the whole width, so that the summary fits beside it. */
export const heading = css({ '&:has([data-beside])': { display: 'block' } });

export const form = css({ minWidth: 0 });

import { css } from '../../theme/css.ts';

/** With `split`: a step with a summary fills the whole width, so that the summary fits beside it. */
export const heading = css('form-heading', { '&:has([data-beside])': { display: 'block' } });

export const form = css('form', {
  minWidth: 0,
  variants: {
    variant: {
      'in-page': {},
      // A sheet of paper on the dark band.
      footer: {
        padding: 'clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
        borderRadius: '$lg',
        backgroundColor: '$canvas',
        color: '$ink',
        '--ring': '$colors$focus',
      },
    },
  },
});

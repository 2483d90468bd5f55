import { css } from '../../theme/css.ts';
import { foldSign } from '../../theme/fold-sign.ts';
import { translucent } from '../../theme/translucent.ts';

/** On a wide screen the chips are always shown, if the browser can style collapsed content. */
const unfolded = '@supports selector(::details-content)';

/** The choices so far; collapsible on a narrow screen. */
export const chipsFold = css('overview-chips-fold', {
  '@sm': { [unfolded]: { '&::details-content': { display: 'contents', contentVisibility: 'visible' } } },
  '@print': { display: 'none' },
});

export const chipsOpener = css('overview-chips-opener', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '2.75rem',
  color: '$accentText',
  fontWeight: '$semibold',
  '@sm': { [unfolded]: { display: 'none' } },
});

export const chipsSign = css('overview-chips-sign', {
  ...foldSign,
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
});

export const chips = css('overview-chips', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  paddingBlock: '$1',
  listStyle: 'none',
  '& > li': { flex: '0 1 auto', maxWidth: 'min(100%, 34rem)' },
});

export const chip = css('overview-chip', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: '0.3rem 1rem',
  border: '1px solid $line',
  borderRadius: '$pill',
  backgroundColor: '$paper',
  color: '$ink',
  fontSize: '$sm',
  lineHeight: '$snug',
  textDecoration: 'none',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  '@hover': { '&:hover': { borderColor: '$ink', backgroundColor: '$canvas' } },
  '&:focus-visible': { borderRadius: '$pill', outlineOffset: '1px' },
  '@forced': { borderColor: 'LinkText' },
});

export const chipWords = css('overview-chip-words', {
  minWidth: 0,
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});

export const chipChange = css('overview-chip-change', {
  flex: 'none',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Without a button in the header to open it, it is shown above the questions. */
const withoutButton = '&:not(header:has([popovertarget^="summary-"]) ~ * *)';

/** Always open and in view beside the questions. On a narrow screen it drops down from the header. */
export const summary = css('overview-summary', {
  border: '1px solid $line',
  backgroundColor: '$paper',
  color: '$ink',
  padding: '$5 $5 $2',
  overscrollBehavior: 'contain',
  '& table': { fontSize: '$sm' },
  '& td, & tbody th': { paddingBlock: '0.4rem' },
  // No field here can be invalid: no space is reserved for a message.
  '& p:empty': { minHeight: 0, paddingBlockEnd: '$3' },
  // Turns the sign of the button in the header.
  ':root:has(&:popover-open)': { '--summary-sign': 'rotate(45deg)' },
  '@narrow': {
    '@supports selector(:popover-open)': {
      insetBlock: '$sizes$header auto',
      insetInline: 'auto 0',
      width: 'min(26rem, 100vw)',
      maxHeight: 'calc(100dvh - $sizes$header)',
      margin: 0,
      overflowY: 'auto',
      borderRadius: '0 0 $radii$lg $radii$lg',
      boxShadow: '$high',
      '&::backdrop': { inset: '$sizes$header 0 0', backgroundColor: translucent('ink', 45) },
      [withoutButton]: {
        display: 'block',
        position: 'static',
        width: 'auto',
        maxHeight: 'none',
        borderRadius: '$lg',
      },
    },
  },
  '@md': {
    display: 'block',
    position: 'sticky',
    inset: 'auto',
    top: 'calc($sizes$header + $space$4)',
    width: 'auto',
    minWidth: 0,
    height: 'auto',
    maxHeight: 'calc(100dvh - $sizes$header - $space$6)',
    margin: 0,
    overflowY: 'auto',
    borderRadius: '$lg',
    scrollbarWidth: 'thin',
    // A shadow at the bottom while there is more to scroll; a scrolling layer covers it at the end.
    backgroundImage: `linear-gradient($colors$paper, $colors$paper), linear-gradient(transparent, ${translucent('ink', 16)})`,
    backgroundPosition: 'bottom',
    backgroundSize: '100% 2.5rem, 100% 0.75rem',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
  },
  '@forced': { borderColor: 'CanvasText' },
  '@print': {
    display: 'block',
    position: 'static',
    width: 'auto',
    maxHeight: 'none',
    margin: 0,
    boxShadow: 'none',
  },
});

export const summaryHead = css('overview-summary-head', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$3',
  marginBlockEnd: '$4',
});

export const summaryTitle = css('overview-summary-title', { fontSize: '$lg', fontWeight: '$semibold' });

/** Only where the summary can be closed. */
export const summaryClose = css('overview-summary-close', {
  display: 'none',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  marginBlock: '-0.6rem',
  marginInline: '0 -0.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  '& > svg': { width: '1.25rem', height: '1.25rem' },
  '&:hover': { backgroundColor: '$mist' },
  '&:focus-visible': { borderRadius: '50%', outlineOffset: '-3px' },
  '[data-summary]:popover-open > div > &': { display: 'grid', placeContent: 'center' },
});

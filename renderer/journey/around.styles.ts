import { css } from '../theme/stitches.ts';

/** What has been chosen so far: one row that scrolls where there is little room, as many as it takes elsewhere. */
export const chips = css({
  display: 'flex',
  gap: '$2',
  marginInline: 'calc(-1 * $space$gutter)',
  padding: '$1 $gutter',
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
  '& > li': { flex: 'none', maxWidth: '80vw' },
  '@sm': {
    flexWrap: 'wrap',
    marginInline: 0,
    paddingInline: 0,
    overflowX: 'visible',
    '& > li': { flex: '0 1 auto', maxWidth: '34rem' },
  },
  '@print': { display: 'none' },
});

export const chip = css({
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

export const chipWords = css({ minWidth: 0, fontWeight: '$medium', overflowWrap: 'anywhere' });

export const chipChange = css({
  flex: 'none',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Where there is room, and browsers can, its button stands at the end of the chips' row, what it opens below. */
const inRowOfChips = '@media (min-width: 601px) and (max-width: 1067.98px)';
const canPart = '@supports selector(::details-content)';

/** Beside the questions it stays in view, and is always open. */
export const summary = css({
  minWidth: 0,
  [inRowOfChips]: { [canPart]: { display: 'contents' } },
  '@md': {
    position: 'sticky',
    top: 'calc($sizes$header + $space$4)',
    maxHeight: 'calc(100dvh - $sizes$header - $space$6)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: '$lg',
    // What goes on below fades out.
    '&::after': {
      content: '""',
      position: 'sticky',
      insetBlockEnd: 0,
      display: 'block',
      height: '$space$6',
      marginBlockStart: 'calc(-1 * $space$6)',
      backgroundImage: 'linear-gradient(transparent, $colors$paper 75%)',
      border: '1px solid $line',
      borderBlockStart: 0,
      borderEndStartRadius: '$lg',
      borderEndEndRadius: '$lg',
      pointerEvents: 'none',
      '@forced': { display: 'none' },
    },
  },
  '@print': { position: 'static', maxHeight: 'none' },
});

export const panel = css({
  border: '1px solid $line',
  borderRadius: '$lg',
  backgroundColor: '$paper',
  [inRowOfChips]: {
    [canPart]: {
      display: 'contents',
      '&::details-content': { gridColumn: '1 / -1', minWidth: 0 },
      '&:not([open])::details-content': { display: 'none' },
    },
  },
  '@md': {
    // Where the browser can keep it open without the attribute, its button has nothing to do.
    '@supports selector(::details-content)': {
      '&::details-content': { display: 'block', contentVisibility: 'visible' },
      '& > summary': { display: 'none' },
    },
  },
  '@forced': { borderColor: 'CanvasText' },
});

export const opener = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '3.25rem',
  padding: '$2 $4',
  borderRadius: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  '&:focus-visible': { borderRadius: '$lg' },
  '& > svg': { flex: 'none', width: '1.25rem', height: '1.25rem' },
  '@lively': { '& > svg': { transition: 'transform $transitions$quick' } },
  '[open] > & > svg': { transform: 'rotate(45deg)' },
  [inRowOfChips]: {
    [canPart]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      minHeight: '2.75rem',
      marginBlock: '$1',
      border: '1px solid $ink',
      borderRadius: '$pill',
      backgroundColor: '$canvas',
      fontSize: '$sm',
    },
  },
});

export const content = css({
  padding: '$2 $4 0',
  '& table': { fontSize: '$sm' },
  '& td, & tbody th': { paddingBlock: '0.4rem' },
  // Nothing can be wrong here: no room is kept for a message.
  '& p:empty': { minHeight: 0, paddingBlockEnd: '$3' },
  [inRowOfChips]: {
    [canPart]: {
      paddingBlockStart: '$4',
      border: '1px solid $line',
      borderRadius: '$lg',
      backgroundColor: '$paper',
    },
  },
  '@md': { padding: '$5 $5 $2' },
});

export const summaryTitle = css({ marginBlockEnd: '$4', fontSize: '$lg', fontWeight: '$semibold' });

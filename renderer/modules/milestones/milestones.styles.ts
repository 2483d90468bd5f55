import { css } from '../../theme/css.ts';

/** A row that is swiped, and that reaches into the gutters so that its end shows there is more. */
export const row = css('milestones-row', {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$gutter',
  marginInline: 'calc(-1 * $space$gutter)',
  paddingInline: '$gutter',
  paddingBottom: '$4',
  scrollbarWidth: 'thin',
  '&:focus-visible': { outlineOffset: '-3px' },
  '@print': { overflow: 'visible', margin: 0, padding: 0 },
});

export const cards = css('milestones-cards', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(21rem, 80vw)',
  gap: '$5',
  width: 'max-content',
  listStyle: 'none',
  '& > li': { scrollSnapAlign: 'start' },
  '@print': { gridAutoFlow: 'row', width: 'auto', gridAutoColumns: 'auto' },
});

export const card = css('milestones-card', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: '$lg',
  border: '1px solid $colors$line',
  backgroundColor: '$canvas',
  '@print': { breakInside: 'avoid' },
});

export const picture = css('milestones-picture', {
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
});

export const body = css('milestones-body', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  gap: '$3',
  padding: '$5',
});

export const title = css('milestones-title', { fontSize: '$xl', lineHeight: 1.2 });

export const endDate = css('milestones-end-date', {
  order: -1,
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$accentText',
});

export const description = css('milestones-description', { color: '$inkSoft' });

export const listTitle = css('milestones-list-title', { marginTop: '$2', fontWeight: '$semibold' });

export const list = css('milestones-list', {
  paddingInlineStart: '1.25em',
  '& > li::marker': { color: '$accentText' },
});

/** Progress in words, with a sign when there is nothing left to do. */
export const words = css('milestones-words', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  padding: '0.25rem 0.85rem',
  borderRadius: '$pill',
  backgroundColor: '$mist',
  fontSize: '$sm',
  fontWeight: '$semibold',
  variants: {
    complete: {
      true: { backgroundColor: '$successSoft', color: '$success' },
    },
  },
  '@forced': { border: '1px solid CanvasText' },
});

export const call = css('milestones-call', { marginTop: 'auto', paddingTop: '$3' });

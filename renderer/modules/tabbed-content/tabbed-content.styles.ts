import { css } from '../../theme/stitches.ts';

/** As many sections as a document may hold (see the schema), so that the list can stand beside the open one. */
const mostSections = 60;

/** Where the visitor's own colours hide ours, what is chosen is marked in the system's way. */
const highlighted = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** A row of tabs: the topics leave no boxes, so that their summaries share a line and their panels follow it. */
export const topics = css({
  '@supports selector(::details-content)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$2',
    // Never an empty panel: with every topic closed, the first one shows.
    '&:not(:has(> [open])) > :first-child::details-content': {
      contentVisibility: 'visible',
      display: 'block',
    },
  },
  '@print': { display: 'block' },
});

export const topic = css({
  '@supports selector(::details-content)': {
    display: 'contents',
    '&::details-content': {
      order: 1,
      flex: '0 0 100%',
      minWidth: 0,
      paddingTop: 'clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
    },
    '&:not([open])::details-content': { display: 'none' },
  },
  '@print': { '&&::details-content': { display: 'block' } },
});

export const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0.5rem 1.4rem',
  borderRadius: '$pill',
  border: '1.5px solid $colors$lineStrong',
  color: '$ink',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick',
  '&:hover': { borderColor: '$ink', backgroundColor: '$mist' },
  '&:focus-visible': { borderRadius: '$pill' },
  'details[open] > &': {
    borderColor: '$ink',
    backgroundColor: '$ink',
    color: '$onNight',
    pointerEvents: 'none',
  },
  '@forced': { 'details[open] > &': highlighted },
  '@print': { color: 'black !important', backgroundColor: 'transparent !important' },
});

/** Narrow: an accordion. Wide: the summaries form a list at the side and the open section stands beside it. */
export const sections = css({
  '@md': {
    '@supports selector(::details-content)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(14rem, 19rem) minmax(0, 1fr)',
      // One row a section, and one that takes the height the open section needs beyond the list.
      gridTemplateRows: `repeat(${mostSections}, min-content) 1fr`,
      columnGap: 'clamp(2.5rem, 5vw, 5.5rem)',
      '&:not(:has(> [open])) > :first-child::details-content': {
        contentVisibility: 'visible',
        display: 'block',
      },
    },
  },
  '@print': { display: 'block' },
});

export const section = css({
  borderBottom: '1px solid $colors$line',
  '&:first-child': { borderTop: '1px solid $colors$line' },
  '@md': {
    '@supports selector(::details-content)': {
      display: 'contents',
      '&::details-content': { gridColumn: 2, gridRow: '1 / -1', minWidth: 0 },
      '&:not([open])::details-content': { display: 'none' },
    },
  },
  '@print': { '&&::details-content': { display: 'block' } },
});

export const sectionName = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '3.75rem',
  paddingBlock: '$3',
  fontWeight: '$medium',
  lineHeight: '$snug',
  transition: 'color $transitions$quick, border-color $transitions$quick',
  '&:hover': { color: '$accentText' },
  '@md': {
    gridColumn: 1,
    minHeight: '$target',
    paddingInline: '$4',
    borderLeft: '3px solid $colors$line',
    '&:hover': { borderColor: '$accentLine' },
    'details[open] > &': {
      borderColor: '$accent',
      color: '$accentText',
      fontWeight: '$semibold',
      pointerEvents: 'none',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@forced': { 'details[open] > &': highlighted },
});

export const sectionIcon = css({
  flex: 'none',
  color: '$accentText',
  transition: 'transform $transitions$steady',
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
  '@md': { display: 'none' },
  '@print': { display: 'none' },
});

export const sectionBody = css({ paddingBottom: '$6', '@md': { paddingBottom: 0 } });

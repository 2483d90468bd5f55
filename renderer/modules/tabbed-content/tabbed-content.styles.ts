import { css } from '../../theme/css.ts';

/** Maximum number of sections in a document (see the schema); the grid needs a row for each. */
const mostSections = 60;

/** In forced colours, the selected entry uses the system's highlight. */
const highlighted = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/**
 * A row of tabs: the topics have no boxes of their own, so their summaries share a line with the panels below
 * it.
 */
export const topics = css('tabbed-content-topics', {
  '@supports selector(::details-content)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$2',
    // With every topic closed, the first one is shown, so that the panel is never empty.
    '&:not(:has(> [open])) > :first-child::details-content': {
      contentVisibility: 'visible',
      display: 'block',
    },
  },
  '@print': { display: 'block' },
});

export const topic = css('tabbed-content-topic', {
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

export const tab = css('tabbed-content-tab', {
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

/** Narrow: an accordion. Wide: the summaries form a list at the side, beside the open section. */
export const sections = css('tabbed-content-sections', {
  '@md': {
    '@supports selector(::details-content)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(14rem, 19rem) minmax(0, 1fr)',
      // One row for each section, and one for the height by which the open section exceeds the list.
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

export const section = css('tabbed-content-section', {
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

export const sectionName = css('tabbed-content-section-name', {
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
    borderInlineStart: '3px solid $colors$line',
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

export const sectionIcon = css('tabbed-content-section-icon', {
  flex: 'none',
  color: '$accentText',
  transition: 'transform $transitions$steady',
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
  '@md': { display: 'none' },
  '@print': { display: 'none' },
});

export const sectionBody = css('tabbed-content-section-body', {
  paddingBottom: '$6',
  '@md': { paddingBottom: 0 },
});

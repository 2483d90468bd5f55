import { css, keyframes } from '../../theme/css.ts';

const appear = keyframes('appear', { from: { visibility: 'hidden' } });

/**
 * One question: label, hint, control and reserved space for its message. The space keeps the page from moving
 * when a message appears; it is also the gap to the next question.
 */
export const field = css('field', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$2',
  textAlign: 'start',
  breakInside: 'avoid',
});

export const label = css('field-label', {
  display: 'block',
  fontSize: '$md',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  color: '$ink',
  letterSpacing: '-0.01em',
  // Above choices over the whole width it looks like a heading.
  '[data-wide] > &': { fontSize: '$lg' },
});

/** Marks an optional question. */
export const optional = css('field-optional', { color: '$inkSoft', fontWeight: '$regular' });

export const hint = css('field-hint', {
  maxWidth: '60ch',
  marginBlock: '-0.25rem 0.125rem',
  fontSize: '$sm',
  lineHeight: 1.45,
  color: '$inkSoft',
});

/** Space for a message: two lines on a narrow screen, one on a wide one. */
export const message = css('field-message', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.4rem',
  marginBlockStart: '-0.125rem',
  minHeight: 'calc(2lh + $space$2)',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: 1.35,
  color: '$danger',
  '@sm': { minHeight: 'calc(1lh + $space$4)', paddingBlockEnd: '$3' },
  // Without scripts a message comes with a new page.
  '@unscripted': { minHeight: 0, paddingBlockEnd: '$5' },
  '@print': { minHeight: 0 },
  // No space is reserved below a statement to tick: several of them form one list.
  'label:has(> [type=checkbox]) ~ &:not(:has(svg))': { minHeight: 0, paddingBlockEnd: '$2' },
});

/** Work in progress, shown in the space for the message. It appears only after a delay. */
export const working = css('field-working', {
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  color: '$inkSoft',
  '&:not(:empty)': { animation: `${appear} 1ms 300ms backwards` },
});

export const messageIcon = css('field-message-icon', {
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  marginBlockStart: '0.1em',
});

/**
 * A fieldset laid out like any other question. It is not a grid, because browsers lay out legends in their
 * own way.
 */
export const group = css('field-group', {
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
  '& > legend': { float: 'inline-start', width: '100%', marginBlockEnd: '$2' },
  '& > legend + *': { clear: 'both' },
});

/**
 * Container of the fields of a form: its width, not the window's, decides how many cards fit in a row. It is
 * outside every fieldset: inside one, Chromium 156 sometimes gives no boxes to what a container query lays
 * out.
 */
export const fieldRoom = css('field-field-room', { containerType: 'inline-size', minWidth: 0 });

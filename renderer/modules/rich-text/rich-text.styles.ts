import { css } from '../../theme/css.ts';
import { drawnFoldSign } from '../../theme/fold-sign.ts';
import { translucent } from '../../theme/translucent.ts';

/** The space between blocks depends on their kinds: a heading is closer to what follows it. */
export const blocks = css('rich-text-blocks', {
  '& > *': { maxWidth: '$reading' },
  '& > * + *': { marginTop: '1.1em' },
  '& > :is(h2, h3, h4) + *': { marginTop: '0.6em' },
  '& > * + :is(figure, blockquote, hr)': { marginTop: '$6' },
  '& > :is(figure, blockquote, hr) + *': { marginTop: '$6' },
  '& > * + h2': { marginTop: '1.9em' },
  '& > * + h3': { marginTop: '1.7em' },
  '& a': { fontWeight: '$medium' },
  '& code, & kbd, & samp': {
    padding: '0.1em 0.35em',
    borderRadius: '$sm',
    backgroundColor: '$mist',
    fontFamily: '$mono',
    fontSize: '0.9em',
  },
  '& mark': { backgroundColor: '$accentSoft', color: 'inherit', padding: '0 0.15em' },
  variants: {
    size: {
      small: { '& > *': { maxWidth: '60rem' }, '& > * + *': { marginTop: '0.7em' } },
      // On a wide screen the headings of an article are beside their parts.
      article: {
        '@md': {
          '&:has(> h2)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
            columnGap: 'clamp(2.5rem, 5vw, 6rem)',
            alignItems: 'start',
          },
          '&:has(> h2) > *': { gridColumn: 2, maxWidth: '$reading' },
          '&:has(> h2) > h2': { gridColumn: 1 },
          '&:has(> h2) > :is(h2, h2 + *):not(:first-child, :first-child + *)': { marginTop: '$8' },
          '&:has(> h2) > h2:first-child + *': { marginTop: 0 },
        },
      },
    },
  },
});

export const heading = css('rich-text-heading', {
  variants: {
    level: {
      2: { fontSize: '$2xl' },
      3: { fontSize: '$xl' },
      4: { fontSize: '$lg' },
      5: { fontSize: '$md' },
      6: { fontSize: '$md', fontWeight: '$medium', color: '$inkSoft' },
    },
  },
});

export const list = css('rich-text-list', {
  paddingInlineStart: '1.5em',
  '& > li': { paddingInlineStart: '0.3em' },
  '& > li + li': { marginTop: '0.45em' },
  '& > li::marker': { color: '$accentText', fontWeight: '$semibold' },
  '& ol, & ul': { marginTop: '0.45em' },
});

export const quote = css('rich-text-quote', {
  paddingInlineStart: '$5',
  borderInlineStart: '3px solid $colors$accent',
  variants: {
    alignment: {
      left: {},
      center: { paddingInlineStart: 0, borderInlineStart: 0, textAlign: 'center' },
    },
  },
});

export const quoteText = css('rich-text-quote-text', {
  fontSize: '$xl',
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

/** The translation of a quotation into the page's language. */
export const translation = css('rich-text-translation', {
  marginTop: '$3',
  fontSize: '$lg',
  lineHeight: 1.4,
});

export const caption = css('rich-text-caption', { marginTop: '$3', fontSize: '$sm', color: '$inkSoft' });

export const credit = css('rich-text-credit', { display: 'block', fontSize: '$xs' });

/** HTML from the author, styled like the blocks around it. */
export const raw = css('rich-text-raw', {
  '& > * + *': { marginTop: '1em' },
  '& :is(ol, ul)': { paddingInlineStart: '1.5em' },
  '& :is(h2, h3, h4, h5, h6)': { marginTop: '1.4em' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& :is(td, th)': {
    padding: '$3',
    borderBottom: '1px solid $colors$line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$4',
    minHeight: '$target',
    paddingBlock: '$2',
    fontWeight: '$medium',
    '&::after': drawnFoldSign,
  },
  '& details[open] > summary::after': { transform: 'rotate(45deg)' },
});

export const player = css('rich-text-player', {
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: '$lg',
  backgroundColor: '$night',
  '@print': { display: 'none' },
});

export const delimiter = css('rich-text-delimiter', {
  width: '4rem',
  height: '3px',
  marginInline: 0,
  border: 0,
  borderRadius: '$pill',
  backgroundColor: '$accent',
});

/** Its size also applies in an article, whose rule for the parts below its headings sets a width, too. */
export const figure = css('rich-text-figure', {
  variants: {
    size: { small: { '&&': { maxWidth: '16rem' } }, medium: { '&&': { maxWidth: '28rem' } }, full: {} },
  },
});

export const picture = css('rich-text-picture', {
  width: '100%',
  borderRadius: '$lg',
  // A drawing for narrow windows would be taller than the window at their greatest width.
  '@media (max-width: 767.98px)': { 'picture > &': { maxWidth: '26rem' } },
});

/**
 * A table fills the available width. A wider one scrolls in its own box, which the keyboard can reach, with a
 * shadow at the end while there is more.
 */
export const tableBox = css('rich-text-table-box', {
  '&&': { maxWidth: 'none' },
  containerType: 'inline-size',
  overflowX: 'auto',
  backgroundColor: '$canvas',
  backgroundImage: `linear-gradient($colors$canvas, $colors$canvas), linear-gradient(to var(--inline-end), transparent, ${translucent('ink', 16)})`,
  backgroundPosition: 'var(--inline-end)',
  backgroundSize: '2.5rem 100%, 0.75rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
  borderRadius: '$md',
  border: '1px solid $colors$line',
  '@print': { overflow: 'visible' },
});

export const table = css('rich-text-table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  // The caption stays readable without scrolling, however wide the table is.
  '& caption': {
    paddingBlock: '$4',
    paddingInline: '$space$4 max($space$4, 100% - 100cqi + $space$4)',
    textAlign: 'start',
    fontWeight: '$semibold',
  },
  '& :is(td, th)': { padding: '0.85rem $4', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { backgroundColor: '$mist', fontSize: '$sm', fontWeight: '$semibold', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: '$medium' },
  '& tbody tr': { borderTop: '1px solid $colors$line' },
});

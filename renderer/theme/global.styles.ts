import { focusRing } from './focus-ring.ts';
import { drawings } from './icon.tsx';
import { stitches } from './stitches.ts';

/** Icons that point where the text goes on, or where it comes from. */
const pointing = ['arrow', 'chevronLeft', 'chevronRight', 'external'] as const;

const geistMetrics = {
  ascentOverride: '95.94%',
  descentOverride: '28.16%',
  lineGapOverride: '0%',
  sizeAdjust: '104.76%',
};

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const extendedLatin = 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F';

/** A variable font in two files, of which a page loads those whose characters it shows. */
function facesOf(fontFamily: string, file: string) {
  return [
    { part: 'latin-ext', unicodeRange: extendedLatin },
    { part: 'latin', unicodeRange: latin },
  ].map(({ part, unicodeRange }) => ({
    fontFamily,
    src: `url('./fonts/${file}-${part}.woff2') format('woff2')`,
    fontWeight: '100 900',
    fontDisplay: 'swap' as const,
    unicodeRange,
  }));
}

/** Fonts, element defaults, focus and print. Everything else belongs to a component. */
export const global = stitches.globalCss({
  '@font-face': [
    ...facesOf('Geist', 'geist'),
    ...facesOf('Geist Mono', 'geist-mono'),
    {
      // Arial with Geist's metrics, so that nothing moves when the font arrives.
      fontFamily: 'Geist Fallback',
      src: "local('Arial'), local('Liberation Sans')",
      ...geistMetrics,
    },
  ],

  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset, legend': {
    margin: 0,
    padding: 0,
  },
  ':root, [dir=ltr]': { '--forward': 1, '--inline-start': 'left', '--inline-end': 'right' },
  // For what has no logical property: shadows, movements and places of backgrounds.
  '[dir=rtl]': {
    '--forward': -1,
    '--inline-start': 'right',
    '--inline-end': 'left',
    [`& path:is(${pointing.map((name) => `[d="${drawings[name]}"]`).join()})`]: {
      transform: 'translateX(24px) scaleX(-1)',
    },
  },
  // Groups of digits keep their order, and stay on one line.
  'a[href^="tel:"]': { direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap' },
  // Typed answers have their own direction, on the side of the page's.
  ':where([dir=rtl] :is(input, textarea))': { unicodeBidi: 'plaintext', textAlign: 'var(--inline-start)' },
  ':where([dir=rtl] input:is([type=tel], [type=email], [type=url], [inputmode=numeric], [inputmode=decimal]))':
    {
      direction: 'ltr',
    },
  html: {
    textSizeAdjust: '100%',
    // A fragment's target is just below the header; on a wide screen a little further down.
    scrollPaddingTop: '$sizes$header',
    // Height of what a script shows over the bottom of the window.
    scrollPaddingBottom: 'var(--covered, 0px)',
    '@md': { scrollPaddingTop: 'calc($sizes$header + $space$4)' },
    '@lively': { scrollBehavior: 'smooth' },
  },
  body: {
    minHeight: '100dvh',
    paddingBottom: 'var(--covered, 0px)',
    backgroundColor: '$canvas',
    color: '$ink',
    fontFamily: '$text',
    fontSize: '$md',
    lineHeight: '$text',
    fontSynthesis: 'none',
    fontKerning: 'normal',
    '-webkit-font-smoothing': 'antialiased',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, h5, h6': {
    fontFamily: '$heading',
    fontWeight: '$semibold',
    lineHeight: '$heading',
    letterSpacing: '$heading',
    textWrap: 'balance',
  },
  p: { textWrap: 'pretty' },
  'ol, ul': { listStylePosition: 'outside' },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  iframe: { border: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer' },
  // Collapsible elements have an icon of their own instead of the browser's triangle.
  summary: { cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  a: { color: '$accentText', textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' },
  'a:hover': { textDecorationThickness: '0.14em' },
  '[hidden]': { display: 'none !important' },
  '::selection': { backgroundColor: '$accentLine', color: '$ink' },

  ':focus-visible': {
    ...focusRing,
    borderRadius: '$sm',
  },
  ':focus:not(:focus-visible)': { outline: 'none' },
  // The heading that is focused on arrival: it is not interactive.
  '[data-arrival]:focus-visible': { outline: 'none' },

  '@calm': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, a transition of everything would let what is inherited reach each level a frame later.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },

  '@print': {
    '@page': { margin: '18mm' },
    body: { fontSize: '11pt', color: 'black', backgroundColor: 'white' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em', fontWeight: 400 },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'img, figure, table, blockquote': { breakInside: 'avoid' },
    // A closed section cannot be opened on paper.
    'details::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

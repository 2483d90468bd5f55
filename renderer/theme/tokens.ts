import { defaultColors } from '#engine';

/**
 * The design tokens. A style refers to one as `$ink` or `$4`, which the stylesheet contains as
 * `var(--colors-ink)`.
 */
export const tokens = {
  // Neutral; the theme of the site replaces them.
  colors: defaultColors,
  fonts: {
    text: "Geist, 'Geist Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    // The theme may name others for headings.
    heading: 'var(--fonts-text)',
    mono: "'Geist Mono', ui-monospace, 'SF Mono', 'Cascadia Code', Consolas, monospace",
  },
  // Fluid between screens of 375 px and 1401 px, so that no size jumps at a breakpoint.
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: 'clamp(1rem, 0.977rem + 0.1vw, 1.0625rem)',
    lg: 'clamp(1.125rem, 1.056rem + 0.29vw, 1.3125rem)',
    xl: 'clamp(1.3125rem, 1.198rem + 0.49vw, 1.625rem)',
    '2xl': 'clamp(1.625rem, 1.397rem + 0.97vw, 2.25rem)',
    '3xl': 'clamp(2rem, 1.543rem + 1.95vw, 3.25rem)',
    display: 'clamp(2.5rem, 1.678rem + 3.51vw, 4.75rem)',
  },
  fontWeights: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  lineHeights: { tight: 1.05, heading: 1.16, snug: 1.35, text: 1.6 },
  letterSpacings: { tight: '-0.035em', heading: '-0.022em', normal: '0', wide: '0.06em' },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    gutter: 'clamp(1.25rem, 0.519rem + 3.12vw, 3.25rem)',
    section: 'clamp(3rem, 1.995rem + 4.29vw, 5.75rem)',
  },
  sizes: {
    content: '76rem',
    reading: '42rem',
    form: '36rem',
    // Smallest comfortable touch target.
    target: '3rem',
    header: '5.5rem',
    // Row above the header, with the sections of the site.
    strip: '2.75rem',
  },
  radii: { sm: '0.375rem', md: '0.75rem', lg: '1.25rem', xl: '2rem', pill: '999px' },
  borderWidths: { hair: '1px', rule: '2px' },
  shadows: {
    low: '0 1px 2px color-mix(in srgb, var(--colors-ink) 6%, transparent), 0 2px 6px color-mix(in srgb, var(--colors-ink) 5%, transparent)',
    mid: '0 2px 4px color-mix(in srgb, var(--colors-ink) 5%, transparent), 0 12px 28px -6px color-mix(in srgb, var(--colors-ink) 14%, transparent)',
    high: '0 4px 8px color-mix(in srgb, var(--colors-ink) 6%, transparent), 0 28px 64px -12px color-mix(in srgb, var(--colors-ink) 28%, transparent)',
  },
  transitions: {
    quick: '140ms cubic-bezier(0.2, 0, 0.1, 1)',
    steady: '260ms cubic-bezier(0.2, 0, 0.1, 1)',
    slow: '520ms cubic-bezier(0.16, 1, 0.3, 1)',
  },
  zIndices: { raised: 1, header: 10, overlay: 20 },
};

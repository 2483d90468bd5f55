/**
 * Breakpoints and the other conditions of styles. Styles are written for the narrowest screen first. Widths:
 * 601, 1068, 1401 and 1680 px.
 */
export const media = {
  sm: '(min-width: 601px)',
  md: '(min-width: 1068px)',
  lg: '(min-width: 1401px)',
  xl: '(min-width: 1680px)',
  // As md and lg, but counted in the visitor's size of text: where the navigation fits beside the logo, and the call to
  // action beside both.
  nav: '(min-width: 66.75em)',
  roomyNav: '(min-width: 87.5625em)',
  narrow: '(max-width: 1067.98px)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  unscripted: '(scripting: none)',
  print: 'print',
};

/** An act that is done once what has changed is painted, however often it is asked for until then. */
export function afterPaint(act: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isComing = false;
        act();
      }),
    );
  };
}

/** An act that is done once nobody has asked for it for a while. */
export function afterPause(act: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, pauseMs);
  };
}

/**
 * Adds the sheet of a theme to a page.
 *
 * @returns takes its rules. The same ones as before are left alone: a sheet that is replaced has the browser style the whole page
 * again.
 */
export function themeSheet(page: Document): (css: string) => void {
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets = [sheet];
  let last = '';
  return (css) => {
    if (css === last) return;
    last = css;
    sheet.replaceSync(css);
  };
}

/** Key under which a browser keeps that its visitor has closed the suggestion, or has chosen a language. */
export const closedKey = 'waymark.language';

/**
 * Shows the suggestion of the language that the visitor prefers to that of the page, if there is one, until it is closed
 * once or a language is chosen.
 */
export function suggestLanguage(
  root: Document,
  preferred: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const close = () => storage.setItem(closedKey, '1');
  for (const link of root.querySelectorAll('a[hreflang]')) link.addEventListener('click', close);
  const page = root.documentElement;
  const offered = [page, ...root.querySelectorAll<HTMLElement>('[data-script=suggest-language]')];
  const base = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const [place] = preferred.flatMap((tag) => offered.filter(({ lang }) => base(lang) === base(tag)));
  if (!place || place === page || storage.getItem(closedKey)) return;
  new ResizeObserver(() => {
    page.style.setProperty('--covered', `${place.offsetHeight}px`);
  }).observe(place);
  place.querySelector('[data-close]')?.addEventListener('click', () => {
    close();
    place.hidePopover();
    root.querySelector('main')?.focus({ preventScroll: true });
  });
  place.showPopover();
}

/** Key under which a browser keeps that its visitor has closed the suggestion, or has chosen a language. */
export const closedKey = 'waymark.language-suggestion';

/**
 * Shows the suggestion of the language that the visitor prefers to that of the page, if there is one, until it is closed
 * once or a language is chosen.
 */
export function suggestLanguage(
  root: Document,
  preferred: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const close = () => storage.setItem(closedKey, '');
  for (const link of root.querySelectorAll('a[hreflang]')) link.addEventListener('click', close);
  const base = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();
  const own = base(root.documentElement.lang);
  const places = [...root.querySelectorAll<HTMLElement>('[data-script=suggest-language]')];
  const suggested = preferred.map((tag) =>
    base(tag) === own ? 'own' : places.find(({ lang }) => base(lang) === base(tag)),
  );
  const place = suggested.find((each) => each !== undefined);
  if (!place || place === 'own' || storage.getItem(closedKey) !== null) return;
  new ResizeObserver(() => {
    root.documentElement.style.setProperty('--covered', `${place.offsetHeight}px`);
  }).observe(place);
  place.querySelector('[data-close]')?.addEventListener('click', () => {
    close();
    place.hidePopover();
    root.querySelector('main')?.focus({ preventScroll: true });
  });
  place.showPopover();
}

/**
 * Hydrates the islands of a site's own modules. If the scripts of one fail to load, it stays static HTML.
 *
 * @param root contains elements with the address of a script in `data-extension`, its props in `data-props`, and
 *   perhaps `data-at-once`
 */
function hydrateExtensions(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-extension]')) {
    const bring = async () => (await import('./hydrate-extension.ts')).hydrateExtension(place);
    if (place.dataset.atOnce === undefined) onceInView(place, () => void bring());
    else void bring();
  }
}

/** Observes the children of the place, which itself has no box. */
function onceInView(place: Element, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  for (const child of place.children) observer.observe(child);
}

// A module script runs once the document is parsed.
hydrateExtensions(document);

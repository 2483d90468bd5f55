/** Loads the script of a third party that the page names in its head. Rejects when the page names none, or it fails. */
export function loadThirdParty(name: string): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="third-party-${name}"]`)?.content;
  return new Promise((resolve, reject) => {
    if (!address) return reject();
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Acts when an element comes near the viewport, once. */
export function onceNear(element: Element, act: () => void): void {
  const watch = new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  watch.observe(element);
}

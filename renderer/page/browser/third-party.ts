/** Loads the script of a third party that the page names in its head. Rejects when the page names none, or it fails. */
export function loadThirdParty(name: string): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="third-party-${name}"]`);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Loading from an empty address is an error.
    script.src = meta?.content ?? '';
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

/** Holds animations of elements with `data-starts-in-view` until half of the element is in view. */
export function startInView(root: Document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-waiting');
        observer.unobserve(target);
      }
    },
    { threshold: 0.5 },
  );
  for (const element of root.querySelectorAll('[data-starts-in-view]')) {
    element.setAttribute('data-waiting', '');
    observer.observe(element);
  }
}

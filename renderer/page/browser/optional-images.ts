/** Hides every optional picture that does not load, before or after this runs; a style sees that it is gone. */
export function hideMissingImages(root: Document): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.matches('[data-optional]')) target.hidden = true;
  };
  root.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of root.images) if (image.complete && image.naturalWidth === 0) hide(image);
}

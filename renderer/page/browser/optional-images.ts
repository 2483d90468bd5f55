/** Hides every optional picture that fails to load, before or after this runs; a style can react to it. */
export function hideMissingImages(root: Document): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.matches('[data-optional]')) target.hidden = true;
  };
  root.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of root.images) if (image.complete && image.naturalWidth === 0) hide(image);
}

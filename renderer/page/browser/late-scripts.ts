/**
 * Loads the scripts that improve a page which already works, once it has loaded. The page lists them in a `meta`
 * element.
 */
export function loadLateScripts(root: Document): void {
  const { content = '' } = root.querySelector<HTMLMetaElement>('meta[name=late-scripts]') ?? {};
  addEventListener('load', () => {
    for (const file of content.match(/\S+/g) ?? []) void import(/* @vite-ignore */ file);
  });
}

/** Loads the scripts that improve a page which already works. The page lists them in a `meta` element. */
export function loadLateScripts(root: Document): void {
  const { content = '' } = root.querySelector<HTMLMetaElement>('meta[name=late-scripts]') ?? {};
  for (const file of content.match(/\S+/g) ?? []) void import(/* @vite-ignore */ file);
}

/** Exposes the build id of the page as a read-only `window.waymarkBuildId`. */
export function nameBuild({ documentElement, defaultView }: Document): void {
  Object.defineProperty(defaultView, 'waymarkBuildId', { value: documentElement.dataset.build });
}

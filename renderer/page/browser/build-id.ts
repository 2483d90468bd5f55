/** Makes the name of the build that made the page readable as `window.waymarkBuildId`, and nothing more. */
export function nameBuild({ documentElement, defaultView }: Document): void {
  Object.defineProperty(defaultView, 'waymarkBuildId', { value: documentElement.dataset.build });
}

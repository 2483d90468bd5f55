interface LatePart {
  /** What a page has that needs the part. */
  readonly selector: string;
  readonly load: () => Promise<(root: Document) => void>;
}

/** Scripts that only some pages need. */
const parts: readonly LatePart[] = [
  {
    selector: '[data-starts-in-view]',
    load: () => import('./start-in-view.ts').then((part) => part.startInView),
  },
  { selector: 'dialog iframe', load: () => import('./stop-videos.ts').then((part) => part.stopVideos) },
];

/** Loads and starts the scripts that a page needs besides the common one. */
export function loadLateParts(root: Document): void {
  for (const { selector, load } of parts)
    if (root.querySelector(selector)) void load().then((start) => start(root));
}

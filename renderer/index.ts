export type { Host } from './host/host.ts';
export type { SafeHtml, Sanitize } from './host/safe-html.ts';
export { sanitize } from './host/sanitize.ts';
export { IslandPlace } from './islands/island-place.tsx';
export { Page } from './page/page.tsx';

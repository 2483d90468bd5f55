export { sanitize } from './host/sanitize.ts';
export { IslandPlace } from './islands/island-place.tsx';
export { alertsOf } from './page/alert/alerts-of.ts';
export { alertsMark } from './page/alert/read-alert.ts';
export { Page } from './page/page.tsx';

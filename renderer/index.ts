export type { Host } from './host/host.ts';
export type { SafeHtml, Sanitize } from './host/safe-html.ts';
export { sanitize } from './host/sanitize.ts';
export { JourneyForm } from './journey/journey-form.tsx';
export type { JourneyFormProps } from './journey/journey-form-props.ts';
export { titlePrefixOf } from './journey/page-title.ts';
export { LoadingPage } from './page/loading-page.tsx';
export { MessagePage } from './page/message-page.tsx';
export { Page } from './page/page.tsx';

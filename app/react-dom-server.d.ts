/** The React that renders an application's pages is a copy of Next's own; this is the part of it that renders HTML. */
declare module 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server' {
  export { renderToPipeableStream } from 'react-dom/server';
}

import type { Islands } from './islands.ts';

/** Islands without a build: their HTML is their name and props. */
export const plainIslands: Islands = {
  async render(name, props) {
    const { title = '', ...rest } = { ...props } as { readonly title?: string };
    return { html: [`<div>${name} ${JSON.stringify(rest)}</div>`], titlePrefix: title };
  },
  headHtml: (islands, named) =>
    `<script src="/assets/${['site', ...islands, ...named].join('+')}.js"></script>`,
  isFile: (path) => path.startsWith('/assets/'),
  answer: ({ url }, response) => void response.end(`built ${url}`),
};

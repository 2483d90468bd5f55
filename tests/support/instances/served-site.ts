import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { visitParts } from '#engine';
import type { Document, Form, Image, Operation } from '#schemas';
import {
  createFront,
  createImages,
  createSiteServer,
  loadConfig,
  pageToRender,
  type RunningSite,
  startConfiguredSite,
  studioListener,
} from '#server';
import { plainIslands } from '../../../server/files/islands/islands.fixture.ts';
import { bakery, site as bakerySite, page } from '../../../server/pages/bakery.fixture.ts';
import { temporaryFolder } from '../databases/databases.ts';
import { cleanUpAfterTest } from '../running/cleanup.ts';

/** A request that the oven received. */
interface Baked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The bakery's site at a port, running as in production but without Next, and the oven that it calls. */
export interface ServedSite {
  readonly site: RunningSite;
  readonly origin: string;
  readonly databaseUrl: string;
  /** All requests to the oven, in order. */
  readonly baked: readonly Baked[];
  /** The lines of the log. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Number of requests that the site has begun to answer. */
  readonly begun: () => number;
  /** Sets the status of the oven's answers. */
  setOven(status: number): void;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Opens the order form and submits it with a name. */
  order(
    name: string,
    headers?: Readonly<Record<string, string>>,
    more?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** The cookie of the visitor who ordered last. */
  cookie(): string;
  readMetrics(): Promise<string>;
}

const orderForm: Form = {
  kind: 'form',
  id: 'order-form',
  schemaVersion: 2,
  fields: [
    { name: 'name', type: 'text-input', label: 'Name', value: { type: 'string' } },
    {
      name: 'taste',
      type: 'button',
      label: 'Have a taste first',
      tone: 'link',
      onPress: [{ call: 'bake', with: { name: 'a taste' } }],
    },
  ],
};

const bake: Operation = {
  kind: 'operation',
  id: 'bake',
  schemaVersion: 1,
  service: 'oven',
  method: 'POST',
  path: '/loaves',
  input: { name: { type: 'string' } },
  optional: ['name'],
  request: { name: { var: 'input.name' } },
};

const documents: readonly Document[] = [
  ...bakery.filter(({ id }) => id !== 'order' && id !== 'site'),
  {
    ...bakerySite,
    words: { messages: { switchedOff: 'We are on holiday', formGone: 'This form is over' } },
  },
  page('order', '/order', [{ type: 'form', journey: 'orders', step: 'bread' }]),
  page('search', '/search', [{ type: 'site-search' }]),
  page('done', '/order/done', [{ type: 'form', journey: 'orders', step: 'done' }]),
  {
    kind: 'journey',
    id: 'orders',
    schemaVersion: 2,
    staleNotice: 'Please go on from here',
    steps: [
      {
        id: 'bread',
        form: 'order-form',
        submitLabel: 'Order',
        onSubmit: [
          {
            call: 'bake',
            with: { name: { var: 'answers.name' } },
            onFailure: [{ notify: 'The oven is cold today', tone: 'error' }],
          },
        ],
      },
      { id: 'done', form: 'done-form', final: true },
    ],
  },
  orderForm,
  {
    ...orderForm,
    id: 'done-form',
    fields: [{ name: 'thanks', type: 'notice', tone: 'success', text: 'Thank you' }],
  },
  bake,
];

/** Serves the bakery, with some environment variables and further documents, until the test ends. */
export async function serveBakery(
  environment: Readonly<Record<string, string>> = {},
  more: readonly Document[] = [],
): Promise<ServedSite> {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  for (const document of [...documents, ...more])
    writeFileSync(join(pages, `${document.id}.json`), JSON.stringify(document));

  const baked: Baked[] = [];
  let ovenStatus = 200;
  const oven = await listen(
    createServer(async (request, response) => {
      baked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
      response.writeHead(ovenStatus, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  const log: Record<string, unknown>[] = [];
  const databaseUrl = `sqlite:${join(folder, 'store.db')}`;
  const config = loadConfig(
    {
      DATABASE_URL: databaseUrl,
      WAYMARK_PAGES: pages,
      WAYMARK_SERVICES: JSON.stringify({
        oven: { baseUrl: oven.origin, requestIdHeader: 'x-request-id', allowPrivateAddresses: true },
      }),
      ...environment,
    },
    folder,
  );
  const site = await startConfiguredSite(config, { logTo: { write: (line) => log.push(JSON.parse(line)) } });
  const front = createFront({
    site,
    next: standInForNext,
    islands: plainIslands,
    ...(site.studio && { studio: await studioOf(site.studio, join(folder, 'studio')) }),
    images: createImages({ assets: site.assets, hosts: () => [] }),
    recorder: site.observing.recorder,
    tracing: site.observing.tracing,
  });
  let begun = 0;
  const counting: RequestListener = (request, response) => {
    begun += 1;
    front(request, response);
  };
  const { server, origin } = await listen(
    createSiteServer(counting, {
      budget: config.clientBudget,
      proxies: config.proxies,
      site: () => site.release().site,
    }).http,
  );
  cleanUpAfterTest(async () => {
    for (const each of [server, oven.server]) {
      each.close();
      each.closeAllConnections();
    }
    await site.stop();
  });
  let cookie = '';
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return {
    site,
    origin,
    databaseUrl,
    baked,
    log,
    begun: () => begun,
    setOven(status) {
      ovenStatus = status;
    },
    get,
    async order(name, headers = {}, more = {}) {
      const page = await get('/order');
      const run = /"formToken":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
      cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
      return await get('/api/journeys/orders/bread', {
        method: 'POST',
        headers: { cookie, accept: 'application/json', ...headers },
        body: new URLSearchParams({ _run: run, name, ...more }),
      });
    },
    cookie: () => cookie,
    async readMetrics() {
      const { host, port } = site.observing.metricsAddress ?? {};
      return await (await fetch(`http://${host}:${port}/metrics`)).text();
    },
  };
}

/** Renders a page as its title, the places of its forms and searches, and its pictures. */
const standInForNext: RequestListener = ({ url = '' }, response) => {
  const given = pageToRender(url.replace('/render/', ''));
  const page = given?.shown.page;
  const pictures: string[] = [];
  visitParts(given?.linkPictures(page), (part, _path, holder) => {
    if (typeof part === 'string' && part.startsWith('/images/')) pictures.push(pictureHtml(part, holder));
    return true;
  });
  const places = (page?.zones.content ?? []).map((module, index) => {
    if (module.type === 'site-search')
      return `<template data-island="site-search" data-place="content/${index}"></template>`;
    return module.type === 'form'
      ? `<template data-island="journey-form" data-place="${module.journey}/${module.step}"></template>`
      : '';
  });
  response.end(
    `<html><head><title>${page?.id}</title></head><body>${places.join('')}${pictures.join('')}</body></html>`,
  );
};

/** Serves the interface of a studio, whose pages are empty. */
async function studioOf(api: NonNullable<RunningSite['studio']>, folder: string): Promise<RequestListener> {
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const page of ['index.html', 'open-changes.html', 'preview.html'])
    writeFileSync(join(folder, page), '');
  return await studioListener({
    api,
    folder,
    clientOf: ({ socket }) => socket.remoteAddress ?? '',
    onError: (error) => {
      throw error;
    },
  });
}

/** A picture with what is said of it. */
function pictureHtml(src: string, { alt, credit, focus }: Partial<Image> = {}): string {
  const said = [credit && `title="${credit}"`, focus && `data-focus="${focus.x},${focus.y}"`];
  return ['<img', `src="${src}"`, alt !== undefined && `alt="${alt}"`, ...said]
    .filter(Boolean)
    .join(' ')
    .concat('>');
}

async function listen(server: Server): Promise<{ readonly server: Server; readonly origin: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { CompiledRelease, PageContent } from '#engine';
import type { Page } from '#schemas';
import { createFront, deriveKeyRing, pageToRender, type SubmitDeps } from '#server';
import { PageView } from '../../../app/page-view.tsx';
import { renderIsland } from '../../../renderer/hydration/render-island.ts';
import { siteContent } from '../../../server/content/site-content.ts';
import { noImages } from '../../../server/files/images/images.fixture.ts';
import { plainIslands } from '../../../server/files/islands/islands.fixture.ts';
import { checkboxChecker } from '../../../server/journeys/human-check/human-checker.ts';
import { showSteps } from '../../../server/pages/show-steps.ts';
import { createVisits } from '../../../server/sessions/visits.ts';

/** The pages of a site as visitors get them, over HTTP: Next alone is left out, since its only part is to render them. */
export interface RenderedSite {
  /** The `host` header of requests. */
  readonly host: string;
  /** The HTML of a page. Throws if it is not shown, or a part of it fails. */
  get(path: string, cookie?: string): Promise<string>;
  close(): void;
}

export async function serveRendered(release: CompiledRelease, deps: SubmitDeps): Promise<RenderedSite> {
  const failures: unknown[] = [];
  const year = Number(deps.today().slice(0, 4));
  const keys = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session');
  const fail = (error: unknown) => void failures.push(error);
  const front = createFront({
    site: {
      ...siteContent({
        services: deps.services,
        settings: deps.settings,
        log: { warn: fail } as never,
        today: deps.today,
        now: Date.now,
        findHits: async () => undefined,
      }),
      release: () => release,
      buildId: 'test',
      year: () => year,
      answersTo: () => true,
      clientOf: (connection: string) => connection,
      fail,
      humanChecker: checkboxChecker,
      publicUrl: deps.services.publicUrl,
      thirdParties: () => [],
      leaveEnd: async () => undefined,
      visits: createVisits({ keys, lifetimeMs: 60_000 }),
      sessionIds: deps.sessions.ids,
      previewAccess: { isPreviewing: () => false },
      studioPlace: { kind: 'off' },
      assets: { has: () => false },
      showPage: (page: Page, shown: CompiledRelease, content: PageContent) => ({
        ...{ page, release: shown, content, year },
        ...{ head: [], titlePrefix: '', thirdParties: [] },
      }),
      showSteps: ({ page, release: shown }: { page: Page; release: CompiledRelease }, visit: never) => {
        const live = { id: 'visited', compiled: shown };
        return showSteps(page, visit, { ...deps, releases: { live: () => live, find: async () => live } });
      },
    } as never,
    async next({ url = '' }, response) {
      const page = pageToRender(url.replace('/render/', ''));
      response.end(page && `<!DOCTYPE html>${await htmlOf(<PageView {...page} />)}`);
    },
    islands: { ...plainIslands, render: renderIsland },
    images: noImages,
  });
  const server = createServer(front).listen(0);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    async get(path, cookie = '') {
      const answer = await fetch(`http://${host}${encodeURI(path)}`, {
        headers: { cookie },
        redirect: 'manual',
      });
      const html = await answer.text();
      if (answer.status !== 200 || failures.length > 0)
        throw new Error(`${path} answers ${answer.status}.`, { cause: failures });
      return html;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The HTML of an element once all of its parts are there. */
export async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, {
    // Else long parts would follow at the end.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return await text(prelude);
}

import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { graphSvg, timeframes } from './graph.ts';
import { type Hour, hourOf } from './measurements.ts';
import { monitoringSites, newestGifName } from './sites.ts';
import { summaryXml } from './summary.ts';
import { summaryCall } from './summary-call.ts';

/** Public files of a blob store: no credentials, and its own errors in XML. */
export function hydroRoutes({ clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  /** The last hour that is over. */
  const lastHour = (): Hour => hourOf(clock()) - 1;

  routes.get(summaryCall.path, (context) =>
    context.body(summaryXml(lastHour()), 200, { 'content-type': 'application/xml' }),
  );

  routes.get('/public/graphs/:file', (context) => {
    const [, gifName, frame = ''] =
      /^([A-Za-z0-9]+)-(2d|7d|1m|3m)\.svg$/.exec(context.req.param('file')) ?? [];
    const site = monitoringSites.find((each) => each.gifName === gifName);
    const hours = timeframes.get(frame);
    const isMissing = gifName === newestGifName && frame === '3m';
    if (!site || hours === undefined || isMissing) return noSuchBlob(context);
    return context.body(graphSvg(site, hours, lastHour()), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=300',
    });
  });

  routes.notFound((context) => noSuchBlob(context));
  return routes;
}

function noSuchBlob(context: SandboxContext): Response {
  const body =
    '<?xml version="1.0" encoding="utf-8"?><Error><Code>BlobNotFound</Code><Message>The specified blob does not exist.</Message></Error>';
  return context.body(body, 404, { 'content-type': 'application/xml' });
}

import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';
import { bookACallScript } from './book-a-call-script.ts';
import { chatScript } from './chat-script.ts';
import { shieldedSitePage, shieldedSiteScript } from './shielded-site-script.ts';

/** Scripts by the last part of their address, whatever their host. */
const scripts: Readonly<Record<string, string>> = {
  'genesys.min.js': chatScript,
  'embed.js': shieldedSiteScript,
  'book-a-call.js': bookACallScript,
};

/** Scripts of third parties that browsers load: `/<host>/<path>`. */
export function thirdPartyRoutes(): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  routes.get('/shielded.co.nz/help', (context) => context.html(shieldedSitePage));
  routes.get('/:host/*', (context) => {
    const name = context.req.path.split('/').at(-1) ?? '';
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script === undefined) return context.notFound();
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(script);
  });
  return routes;
}

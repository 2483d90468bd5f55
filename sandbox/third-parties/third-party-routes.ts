import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';
import { chatScript } from './chat-script.ts';
import { shieldedSitePage, shieldedSiteScript } from './shielded-site-script.ts';

/** Script of the calendar: fills every element with data-book-a-call, whose value is the variant. */
const bookACallScript = `(() => {
  const times = { residential: ['9:30 am', '11:00 am', '4:15 pm'], business: ['8:00 am', '10:30 am', '1:45 pm'] };
  for (const place of document.querySelectorAll('[data-book-a-call]')) {
    const variant = place.dataset.bookACall;
    const group = document.createElement('fieldset');
    group.dataset.variant = variant;
    const legend = document.createElement('legend');
    legend.textContent = 'Tomorrow, for ' + (variant === 'business' ? 'businesses' : 'homes');
    group.append(legend);
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    for (const time of times[variant] ?? []) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = time;
      Object.assign(button.style, { minHeight: '3rem', minWidth: '6rem', margin: '0.75rem 0.75rem 0 0' });
      button.addEventListener('click', () => { said.textContent = 'We will call you at ' + time + '.'; });
      group.append(button);
    }
    place.replaceChildren(group, said);
  }
})();
`;

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

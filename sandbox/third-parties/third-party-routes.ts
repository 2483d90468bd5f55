import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';

/** Script of the shielded site: opens its page in a window over the page, from an element that the page names. */
const shieldedSiteScript = `(() => {
  const base = document.currentScript.src.replace(/\\/[^/]*\\/[^/]*\\/[^/]*$/, '');
  window.ds07o6pcmkorn = function ({ openElementId, modalID }) {
    this.init = () => {
      const opener = document.querySelector(openElementId);
      opener?.addEventListener('click', (event) => {
        event.preventDefault();
        const dialog = document.createElement('dialog');
        dialog.id = modalID;
        dialog.setAttribute('aria-label', 'Shielded site');
        const frame = document.createElement('iframe');
        frame.src = base + '/shielded.co.nz/help';
        frame.title = 'Shielded site';
        Object.assign(frame.style, { width: 'min(40rem, 80vw)', height: '60vh' });
        const button = document.createElement('button');
        button.textContent = 'Close';
        button.addEventListener('click', () => dialog.close());
        dialog.addEventListener('close', () => { dialog.remove(); opener.focus(); });
        dialog.append(button, frame);
        document.body.append(dialog);
        dialog.showModal();
      });
    };
  };
})();
`;

/** The page in that window. */
const shieldedSitePage = `<!doctype html><html lang="en"><title>Shielded site</title>
<h1>You are not alone</h1><p>This is the sandbox. The real page says where to get help, and leaves no trace in the history.</p></html>
`;

/**
 * Script of the chat service: takes over the queue that a page has made, and opens a window on the command
 * `Messenger.open`.
 */
const chatScript = `(() => {
  const { q = [], c: config } = window.Genesys ?? {};
  let panel;
  const close = () => panel && (panel.hidden = true);
  function open() {
    if (!panel) {
      panel = document.createElement('section');
      panel.id = 'chat-window';
      panel.setAttribute('aria-label', 'Live chat');
      Object.assign(panel.style, {
        position: 'fixed', insetInlineEnd: '1rem', bottom: '1rem', zIndex: 30, width: 'min(22rem, calc(100vw - 2rem))',
        padding: '1.25rem', borderRadius: '1rem', background: 'white', color: '#0e1b2e', boxShadow: '0 12px 40px rgb(0 0 0 / 0.3)',
      });
      const text = document.createElement('p');
      text.textContent = 'Kia ora. You are talking to the sandbox (' + (config?.deploymentId ?? 'no deployment') + ').';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Close chat';
      button.addEventListener('click', close);
      panel.append(text, button);
      document.body.append(panel);
    }
    panel.hidden = false;
    panel.querySelector('button').focus();
  }
  window.Genesys = Object.assign((kind, name) => {
    if (kind === 'command' && name === 'Messenger.open') open();
    if (kind === 'command' && name === 'Messenger.close') close();
  }, { c: config });
  for (const call of q) window.Genesys(...call);
})();
`;

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

/** Script of a tag manager or of personalisation: counts in `standInTags` how often it has run, and does nothing else. */
const tagScript = `(() => {
  const { pathname } = new URL(document.currentScript.src);
  window.standInTags ??= {};
  window.standInTags[pathname] = (window.standInTags[pathname] ?? 0) + 1;
})();
`;

/** Scripts by the last part of their address, whatever their host. */
const scripts: Readonly<Record<string, string>> = {
  'genesys.min.js': chatScript,
  'embed.js': shieldedSiteScript,
  'book-a-call.js': bookACallScript,
  'tag.js': tagScript,
  'personalise.js': tagScript,
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

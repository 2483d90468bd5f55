import { loadThirdParty, onceNear } from '../third-party.ts';

interface Embed {
  readonly init: () => void;
}

/** The constructor's name is that of its makers. */
const host = window as { ds07o6pcmkorn?: new (options: object) => Embed };
const logo = document.querySelector('[data-shielded-site]');

async function embed(): Promise<void> {
  // Without the script the logo stays a link.
  await loadThirdParty('shielded-site').catch(() => undefined);
  if (host.ds07o6pcmkorn)
    new host.ds07o6pcmkorn({ openElementId: '#shielded-site', modalID: 'shielded-site-window' }).init();
}

if (logo) onceNear(logo, () => void embed());

import { type Site, startSite } from '../e2e/support/sites/site.ts';
import { type PeerServer, startPeers } from './peer-server.ts';
import { goThrough, type SignUp } from './sign-up.ts';

/** The site and the peers, both built for production. */
export interface Contenders {
  readonly site: Site;
  /** The address of the page with the form of a journey's step. */
  readonly stepUrl: string;
  /** The sign-up of a home, and that of a business. */
  readonly home: SignUp;
  readonly business: SignUp;
  readonly peers: PeerServer;
  readonly stop: () => Promise<void>;
}

/**
 * The default of a site, behind one proxy: tests log more, to see that no secret is written at any level, and presses of a
 * bench come from many addresses, since those of one are limited.
 */
export const asOperated = { LOG_LEVEL: 'info', WAYMARK_PROXIES: '1' };

/** Starts the built site, and builds and starts the peers. */
export async function startContenders(): Promise<Contenders> {
  const site = await startSite({ environment: asOperated });
  try {
    const stepUrl = `${site.url}/for-business/bottled-gas/order`;
    const home = await goThrough(site.url, {
      heaviest: '/join/residential/plan-select',
      details: '/join/residential/contact-details',
      last: '/join/residential/contact-details',
    });
    const business = await goThrough(site.url, {
      heaviest: '/join/business/term-select',
      details: '/join/business/contact-details',
      last: '/join/business/payment',
    });
    const peers = await startPeers([
      { path: 'step', url: stepUrl },
      { path: 'home-heaviest', url: home.heaviestUrl, headers: home.headers },
      { path: 'business-heaviest', url: business.heaviestUrl, headers: business.headers },
      { path: 'details', url: home.detailsUrl, headers: home.headers, isRegistered: true, isStyled: true },
    ]);
    return {
      site,
      stepUrl,
      home,
      business,
      peers,
      async stop() {
        await Promise.all([site.stop(), peers.stop()]);
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

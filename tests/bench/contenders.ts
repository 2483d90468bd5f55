import { type Site, startSite } from '../e2e/support/site.ts';
import { type PeerServer, startPeers } from './peer-server.ts';
import { goToDetails, type SignUp } from './sign-up.ts';

/** Both in production, side by side. */
export interface Contenders {
  readonly site: Site;
  /** The address of the page with the form of a journey's step. */
  readonly stepUrl: string;
  readonly signUp: SignUp;
  readonly peers: PeerServer;
  readonly stop: () => Promise<void>;
}

/** Starts the built site, and builds and starts the peers. */
export async function startContenders(): Promise<Contenders> {
  const site = await startSite();
  try {
    const stepUrl = `${site.url}/for-business/bottled-gas/order`;
    const signUp = await goToDetails(site.url);
    const { headers, cardsUrl, detailsUrl } = signUp;
    const peers = await startPeers([
      { path: 'step', url: stepUrl },
      { path: 'cards', url: cardsUrl, headers },
      { path: 'details', url: detailsUrl, headers, isRegistered: true },
    ]);
    return {
      site,
      stepUrl,
      signUp,
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

import { type Site, startSite } from '../e2e/support/site.ts';
import { type PeerServer, startPeers } from './peer-server.ts';

/** Both in production, side by side. */
export interface Contenders {
  readonly site: Site;
  /** The address of the page with the form of a journey's step. */
  readonly stepUrl: string;
  readonly peers: PeerServer;
  readonly stop: () => Promise<void>;
}

/** Starts the built site, and builds and starts the peers. */
export async function startContenders(): Promise<Contenders> {
  const site = await startSite();
  try {
    const stepUrl = `${site.url}/for-business/bottled-gas/order`;
    const peers = await startPeers(stepUrl);
    return {
      site,
      stepUrl,
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

import type { RunningSite } from '#server';
import { server } from './server.ts';

/** The site this process serves. Next renders nothing that needs it while it builds. */
export async function site(): Promise<RunningSite> {
  const running = (await server()).runningSite();
  if (running === undefined) throw new Error('The site has not been started.');
  return running;
}

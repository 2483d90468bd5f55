import type { RunningSite } from '#server';
import { server } from './server.ts';

/** The site that this process serves. Nothing that Next renders while it builds needs it. */
export async function site(): Promise<RunningSite> {
  const running = (await server()).runningSite();
  if (running === undefined) throw new Error('The site has not been started.');
  return running;
}

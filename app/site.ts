import { type RunningSite, runningSite } from '#server';

/** The site this process serves. Next renders nothing that needs it while it builds. */
export function site(): RunningSite {
  const running = runningSite();
  if (running === undefined) throw new Error('The site has not been started.');
  return running;
}

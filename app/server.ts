import type { pageToRender, runningSite } from '#server';

/** Modules of the server for routes, as loaded by the process that serves the site. */
export interface ServerModules {
  readonly pageToRender: typeof pageToRender;
  readonly runningSite: typeof runningSite;
}

declare global {
  // `var` alone declares a property of the global object.
  var waymarkServer: ServerModules | undefined;
}

/**
 * The modules of the server as loaded by this process; undefined before the site is started, for example while Next
 * builds. Next bundles copies of all that routes import, with variables of their own, and one of those variables
 * contains the running site: so it is not imported.
 */
export function server(): ServerModules | undefined {
  return globalThis.waymarkServer;
}

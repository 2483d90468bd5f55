/** Next calls this once before the first request; behind our own server the site is already running. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Loaded by Node, not bundled: server code exists once in a process, whoever asks for it.
    const server = new URL('server/index.ts', `file://${process.cwd()}/`).href;
    const { loadConfig, startConfiguredSite } = await import(/* turbopackIgnore: true */ server);
    await startConfiguredSite(loadConfig(process.env));
  }
}

const given = {};

/**
 * Gives packages to extensions whose scripts run in this page, so that there is one React. Their builds (server/extensions)
 * read them from the global object, under this symbol.
 */
export function givePackages(packages: Readonly<Record<string, unknown>>): void {
  Object.assign(given, packages);
  Object.assign(globalThis, { [Symbol.for('waymark.extend')]: given });
}

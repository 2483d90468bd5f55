/**
 * The settings that a document declares, each with the server's value or, where the server has none, the document's.
 * Settings that it does not declare are not among them.
 */
export function declaredSettings(
  declared: { readonly [name: string]: string } = {},
  configured: { readonly [name: string]: unknown } = {},
): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const own = Object.hasOwn(configured, name) ? configured[name] : undefined;
      return [name, typeof own === 'string' ? own : value];
    }),
  );
}

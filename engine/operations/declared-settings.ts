/** The settings that a document declares, with the server's values or else the document's. */
export function declaredSettings(
  declared: { readonly [name: string]: string } = {},
  configured: { readonly [name: string]: unknown } = {},
): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const own = configured[name];
      return [name, typeof own === 'string' ? own : value];
    }),
  );
}

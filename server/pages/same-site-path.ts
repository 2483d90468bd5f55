/**
 * The path of this site that a text from outside names, or `/`. The text is resolved as a browser would, so what
 * a browser would take for another site (`//evil.example`, `/\evil.example`, `https:…`) is no path of ours.
 */
export function sameSitePath(text: string | null): string {
  const home = 'https://this-site.invalid';
  if (text === null || !text.startsWith('/') || !URL.canParse(text, home)) return '/';
  const address = new URL(text, home);
  return address.origin === home ? address.pathname + address.search + address.hash : '/';
}

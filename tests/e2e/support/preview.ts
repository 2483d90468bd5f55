import { previewSecret, type Site } from './site.ts';

/** Posts the secret of a preview like its form, and returns the raw response. */
export function enterPreview(
  { url }: Pick<Site, 'url'>,
  slug: string,
  secret = previewSecret,
): Promise<Response> {
  const body = new URLSearchParams({ secret, slug });
  return fetch(`${url}/api/preview`, { method: 'POST', body, redirect: 'manual' });
}

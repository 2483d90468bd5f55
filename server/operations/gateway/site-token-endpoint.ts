import { issueSiteToken, type SiteTokenOptions } from './site-token.ts';

/** Answers `GET /api/npa/accesstoken` with `{access_token, expires_in}`: our own token, never a provider's. */
export function answerSiteTokenRequest(options: SiteTokenOptions): Response {
  return Response.json(issueSiteToken(options), { headers: { 'cache-control': 'no-store' } });
}

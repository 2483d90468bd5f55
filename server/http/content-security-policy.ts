import type { ThirdParty } from '#engine';
import type { Site } from '#schemas';

/** Path to which browsers report violations of the content security policy. */
export const reportPath = '/api/content-security-reports';

/** Defines the endpoint that the policy's `report-to` names. */
export const reportingEndpoints = `security="${reportPath}"`;

/** Origins that a page loads from, beside those of the site document. */
interface PageSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly pictures?: readonly string[];
  /** Origins that the answer to a form may lead to: other hosts of the site. */
  readonly answers?: readonly string[];
}

/**
 * The `content-security-policy` of every page of a site. Scripts come from this site, or from hosts that the
 * site document or the human check names. No inline script ever runs.
 *
 * @param parties third parties that the page needs
 * @param isDevelopment allows Vite's inline styles and web socket, never in production
 */
export function contentSecurityPolicy(
  { scriptHosts = [], frameHosts = [] }: Pick<Site, 'frameHosts' | 'scriptHosts'>,
  { scripts, frames, pictures = [], answers = [] }: PageSources,
  parties: readonly ThirdParty[] = [],
  isDevelopment = false,
): string {
  const framed = [...frameHosts, ...frames, ...parties.flatMap((party) => party.frames)];
  const partyScripts = parties.map(({ script }) => new URL(script).origin);
  const called = parties.flatMap(({ connectsTo }) => connectsTo);
  const directives = [
    ['default-src', "'none'"],
    ['script-src', ...new Set(["'self'", ...scriptHosts, ...scripts, ...partyScripts])],
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    ['img-src', "'self'", 'data:', ...pictures],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...called, ...(isDevelopment ? ['ws:'] : [])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(framed.length > 0 ? new Set(framed) : ["'none'"])],
    ['form-action', "'self'", ...new Set(answers)],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['report-uri', reportPath],
    ['report-to', 'security'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

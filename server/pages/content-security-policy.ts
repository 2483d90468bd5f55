import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** What may run beside scripts of this site: hashes of inline scripts, or a nonce. */
  readonly scripts: readonly string[];
  /** Origins whose pages may be framed, as in `https://www.youtube-nocookie.com`. */
  readonly frames?: readonly string[];
  /** Next's development server evaluates code and injects styles; production never may. */
  readonly development?: boolean;
}

/**
 * The `content-security-policy` of a page.
 *
 * @example contentSecurityPolicy({ scripts: ["'nonce-c29tZQ'"] })
 */
export function contentSecurityPolicy({ scripts, frames = [], development = false }: PolicyOptions): string {
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])],
    ['style-src', "'self'", ...(development ? ["'unsafe-inline'"] : [])],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...(development ? ['ws:'] : [])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * One source expression for every inline script of a page we rendered ourselves, each once.
 * Data blocks (`type="application/ld+json"`) do not run, yet a hash for them does no harm.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

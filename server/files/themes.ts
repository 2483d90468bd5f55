import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { themeStylesheet } from '#engine';
import type { Site } from '#schemas';
import { securityHeaders } from '../http/security-headers.ts';
import { sha256 } from '../keys/hash.ts';

/** The stylesheets of the site's theme, now and before. */
export interface Themes {
  /** The link to the stylesheet of a theme, for the head of a page; empty if it changes nothing. */
  linkHtml(theme: Site['theme']): string;
  isTheme(path: string): boolean;
  /** Answers requests for paths that `isTheme` knows. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

const shape = /^\/theme\/([0-9a-f]{16})\.css$/;

/** Drafts and former releases that open pages still refer to. */
const mostKept = 100;

/** @param liveTheme the theme of the live release, which another instance may have linked to first */
export function createThemes(liveTheme: () => Site['theme']): Themes {
  const kept = new LRUCache<string, string>({ max: mostKept });
  const named = new WeakMap<object, string>();

  /** Hash of the stylesheet of a theme; undefined for an empty one. */
  function nameOf(theme: Site['theme']): string | undefined {
    if (theme === undefined) return undefined;
    const known = named.get(theme);
    if (known !== undefined && kept.has(known)) return known;
    const text = themeStylesheet(theme);
    if (text === '') return undefined;
    const name = sha256(text).slice(0, 16);
    named.set(theme, name);
    kept.set(name, text);
    return name;
  }

  return {
    linkHtml(theme) {
      const name = nameOf(theme);
      return name === undefined ? '' : `<link rel="stylesheet" href="/theme/${name}.css"/>`;
    },
    isTheme: (path) => shape.test(path),
    answer({ url = '', method }, response) {
      const [, asked = ''] = shape.exec(url.split('?', 1).join()) ?? [];
      const live = nameOf(liveTheme());
      const text = kept.get(asked) ?? (live === undefined ? '' : kept.get(live)) ?? '';
      response.writeHead(200, {
        ...securityHeaders,
        // Under another theme's name, the live one is better than none for this moment.
        'cache-control': kept.has(asked) ? 'public, max-age=31536000, immutable' : 'no-store',
        'content-type': 'text/css; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(method === 'HEAD' ? undefined : text);
    },
  };
}

import type { ContentSource } from './content-source.ts';

/** Sources of the content service. `preview` exists only for requests that may see drafts. */
export interface ContentModes {
  readonly fetch: ContentSource;
  readonly preview?: ContentSource;
  /** All live content, also what is not seen now: GraphQL knows its fields, so that queries stay valid. */
  readonly whole?: ContentSource;
}

export type Mode = 'fetch' | 'preview';

export interface Locale {
  readonly language: string;
  readonly mode: Mode;
}

const previewSuffix = '-preview';

/** A locale is a language (`en-nz`), or a language with `-preview` for the drafts (`en-nz-preview`). */
export function readLocale(locale: string): Locale {
  return locale.endsWith(previewSuffix)
    ? { language: locale.slice(0, -previewSuffix.length), mode: 'preview' }
    : { language: locale, mode: 'fetch' };
}

/** The source of a mode; undefined when the request may not see it. */
export function sourceOf(modes: ContentModes, mode: Mode): ContentSource | undefined {
  return mode === 'preview' ? modes.preview : modes.fetch;
}

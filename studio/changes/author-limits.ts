import { beyondLimits, type Limits } from '#analysis';
import type { Text } from './merge-texts.ts';

/** Says why an author may not change a document that has or gets some texts; undefined if they may. */
export type WhyNot = (texts: readonly (Text | undefined)[]) => string | undefined;

/**
 * The reason why an author with limits may not change a document.
 *
 * @param live texts of the live documents
 * @param textOf the text of a document with the changes
 */
export function whyNotWith(
  limits: Limits | undefined,
  live: ReadonlyMap<string, string>,
  textOf: (id: string) => string | undefined,
): WhyNot {
  if (limits === undefined) return () => undefined;
  const language = languageOf(live);
  const documentOf = (id: string) => parsed(live.get(id) ?? textOf(id));
  return (texts) =>
    texts
      .flatMap((text) => (text == null ? [] : beyondLimits(limits, parsed(text), { documentOf, language })))
      .find((why) => why !== undefined);
}

/** The language of documents that name none. */
function languageOf(live: ReadonlyMap<string, string>): string {
  for (const text of live.values()) {
    const document = text.includes('"site"') ? parsed(text) : undefined;
    if (document?.kind === 'site') return String(document.language ?? '');
  }
  return '';
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

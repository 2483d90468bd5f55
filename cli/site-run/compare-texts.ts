import type { Stage } from '../scenarios/play-scenario.ts';
import type { Observed } from '../scenarios/scenario.ts';
import { readPage, textsOf } from './shown-texts.ts';
import type { ShownPage } from './site-visitor.ts';

/**
 * The difference between the texts that a headless run shows on a step and those on the page of the site: banners, which must
 * be the same, and the texts and rows of fields, each of which the page must have.
 */
export function differenceOfTexts(
  { notices, views }: Pick<Observed, 'notices' | 'views'>,
  { html }: ShownPage,
  { release }: Stage,
): string | undefined {
  const { text, banners } = readPage(html);
  const messages = notices.map(({ message }) => message.replace(/\s+/g, ' ').trim());
  const silent = messages.find((message) => !banners.includes(message));
  if (silent !== undefined) return `the site does not tell “${silent}”`;
  // A headless run does not know of these: they are about what has become of a press.
  const own = new Set(Object.values(release.site.messages.submissions ?? {}));
  const more = banners.find((banner) => !messages.includes(banner) && !own.has(banner));
  if (more !== undefined) return `the site tells “${more}”, unlike the headless run`;
  for (const [field, view] of Object.entries(views)) {
    const missing = textsOf(view).find((each) => !text.includes(each));
    if (missing !== undefined) return `the site does not show “${missing}” of ${field}`;
  }
  return undefined;
}

import type { JsonValue } from '#engine';
import type { Observed } from '../scenarios/scenario.ts';
import type { Stage } from '../scenarios/stage.ts';
import { readPage, textsOf } from './shown-texts.ts';
import type { ShownPage } from './site-visitor.ts';

/**
 * The difference between the texts that a headless run shows on a step and those on the page of the site: banners, which must
 * be the same, and the texts and rows of fields, each of which the page must have.
 */
export function differenceOfTexts(
  { notices, sentViews }: Pick<Observed, 'notices' | 'sentViews'>,
  { html }: ShownPage,
  stage: Stage,
): string | undefined {
  const { text, banners } = readPage(html);
  const messages = notices.map(({ message }) => message.replace(/\s+/g, ' ').trim());
  const silent = messages.find((message) => !banners.includes(message));
  if (silent !== undefined) return `the site does not show the message “${silent}”`;
  // A headless run does not know of these: they are about what has become of a press.
  const own = new Set(Object.values(stage.release.site.messages.submissions ?? {}));
  const more = banners.find((banner) => !messages.includes(banner) && !own.has(banner));
  if (more !== undefined) return `the site shows the message “${more}”, unlike the headless run`;
  const lookUps = namesOfLookUps(stage);
  for (const [field, view] of Object.entries(sentViews)) {
    if (lookUps.has(field) && !hasFound(view)) continue;
    const missing = textsOf(view).find((each) => !text.includes(each));
    if (missing !== undefined) return `the site does not show “${missing}” of ${field}`;
  }
  return undefined;
}

/** Fields that show rows only once they have found something. */
function namesOfLookUps({ journey }: Stage): ReadonlySet<string> {
  const fields = journey.compiled.steps.flatMap(({ form }) => form.fields.map(({ field }) => field));
  return new Set(fields.flatMap((field) => ('found' in field ? [field.name] : [])));
}

function hasFound(view: JsonValue): boolean {
  return typeof view === 'object' && view !== null && 'found' in view && view.found === true;
}

import { type Destination, type FieldProblem, type JsonValue, provesHuman } from '#engine';
import { entriesOf } from '../scenarios/entries-of.ts';
import type { Observed } from '../scenarios/scenario.ts';
import { type Filled, questionsOf, type Scene, type Stage } from '../scenarios/stage.ts';
import { readPage, textsOf } from './shown-texts.ts';
import type { ShownPage } from './site-visitor.ts';
import { readStepForm, type StepForm } from './step-form.ts';

type Text = readonly [name: string, text: string];

/** Everything that a browser without scripts sends of a step, by the headless run; the check of a human is ticked. */
export function textsToSend(filled: Filled, step: string, { state }: Scene, stage: Stage): readonly Text[] {
  const checks = new Set(
    questionsOf(step, stage).flatMap(({ field }) => (provesHuman(field) ? field.name : [])),
  );
  return entriesOf(filled, step, state, stage).map(([name, text]) => [
    name,
    checks.has(name) ? 'true' : String(text),
  ]);
}

/** The form of a step on a page, if it is there, and where it is sent to. */
export function formAt(
  step: string,
  { html }: ShownPage,
  { journey }: Stage,
): { readonly form: StepForm | undefined; readonly action: string } {
  const action = `/api/journeys/${journey.journey.id}/${step}`;
  return { form: readStepForm(html, action), action };
}

/**
 * Compares a page of the site with the place where the headless run is: its address and, on a step, the controls that
 * are shown and those that are marked as wrong.
 */
export function differenceOfPlaces(
  at: Destination,
  page: ShownPage,
  scene: Scene,
  stage: Stage,
  problems: readonly Pick<FieldProblem, 'field'>[] = [],
): string | undefined {
  if (page.status >= 400) return `the site answers with status ${page.status}`;
  const address = addressOf(at, stage);
  if (address !== page.address) return `the site leads to ${page.address}, not to ${address}`;
  if (!('step' in at)) return undefined;
  const { form } = formAt(at.step, page, stage);
  const shown = new Set(textsToSend({}, at.step, scene, stage).map(([name]) => name));
  if (!form) return shown.size === 0 ? undefined : `the site shows no form of the step "${at.step}"`;
  return (
    differenceOfNames(['shows', 'show'], form.names, shown) ??
    differenceOfNames(
      ['marks as wrong', 'mark as wrong'],
      form.wrong,
      new Set(problems.map(({ field }) => field)),
    )
  );
}

function addressOf(at: Destination, { journey, release }: Stage): string {
  if ('href' in at) return at.href;
  if ('step' in at) return journey.pageOf(at.step).path;
  const page = release.documents.get(at.page);
  return page?.kind === 'page' ? page.path : '/';
}

/** @param verbs what a site does with names, and does not */
function differenceOfNames(
  verbs: readonly [does: string, doesNot: string],
  site: ReadonlySet<string>,
  headless: ReadonlySet<string>,
): string | undefined {
  const more = [...site].filter((name) => !headless.has(name));
  if (more.length > 0) return `the site ${verbs[0]} ${more.join(', ')}, unlike the headless run`;
  const fewer = [...headless].filter((name) => !site.has(name));
  return fewer.length > 0 ? `the site does not ${verbs[1]} ${fewer.join(', ')}` : undefined;
}

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
  // A headless run does not know of these: they are about what has become of a press, and of questions not seen before it.
  const { submissions, forms } = stage.release.site.words;
  const own = new Set<unknown>(Object.values(submissions));
  const revealed = forms.revealed.split('{', 1)[0]?.trim();
  const isOwn = (banner: string) =>
    own.has(banner) || (revealed !== undefined && banner.startsWith(revealed));
  const more = banners.find((banner) => !messages.includes(banner) && !isOwn(banner));
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

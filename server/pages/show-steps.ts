import type { Page } from '#schemas';
import type { Islands } from '../files/islands/islands.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import type { ExplainedStep } from '../journeys/releases/explain-shown.ts';
import { type ShowDeps, type ShownStep, type StepRequest, showStep } from '../journeys/show-step.ts';
import type { FilledPlaces } from './page-frames.ts';

/** The form of a step, ready to be rendered. */
export type StepForm = Omit<Extract<ShownStep, { readonly shown: 'step' }>, 'shown' | 'explained'>;

/** The forms of a page for one visitor. */
export type ShownSteps =
  /** By place: `<journey>/<step>`. */
  | {
      readonly outcome: 'shown';
      readonly forms: ReadonlyMap<string, StepForm>;
      /** Why the steps are as they are; empty except in preview. */
      readonly explained: readonly ExplainedStep[];
    }
  /** The visitor may not see the page; the path to go to instead. */
  | { readonly outcome: 'redirect'; readonly path: string };

/** Looks up every form of a page before rendering any: one of them may redirect the visitor. */
export async function showSteps(
  page: Page,
  visit: Pick<StepRequest, 'sessionId' | 'query' | 'captured'>,
  deps: ShowDeps,
): Promise<ShownSteps> {
  const forms = new Map<string, StepForm>();
  const explanations: ExplainedStep[] = [];
  for (const module of page.zones.content) {
    if (module.type !== 'form') continue;
    const step = await showStep({ ...visit, journey: module.journey, step: module.step }, deps);
    if (step?.shown === 'redirect') return { outcome: 'redirect', path: step.path };
    if (step === undefined) continue;
    const { shown: _, explained, ...form } = step;
    if (explained) explanations.push(explained);
    forms.set(`${module.journey}/${module.step}`, form);
  }
  return { outcome: 'shown', forms, explained: explanations };
}

/**
 * The HTML of a page's forms, by place.
 *
 * @param fieldScripts addresses of the components of fields of the site's own, by type
 */
export async function renderForms(
  forms: ReadonlyMap<string, StepForm>,
  islands: Islands,
  humanCheck: HumanChecker['browser'],
  fieldScripts: Readonly<Record<string, string>>,
): Promise<FilledPlaces> {
  const given = { humanCheck, ...(Object.keys(fieldScripts).length > 0 && { fieldScripts }) };
  const filled = [...forms].map(
    async ([place, form]) => [place, await islands.render('journey-form', { ...form, ...given })] as const,
  );
  return new Map(await Promise.all(filled));
}

/** The `Link` headers that have browsers fetch the definitions of the forms while they load the scripts. */
export function preloadsOf(forms: ReadonlyMap<string, StepForm>): string[] {
  return [...forms.values()].flatMap(({ definitionSrc }) =>
    definitionSrc === undefined ? [] : [`<${definitionSrc}>; rel=preload; as=fetch; crossorigin`],
  );
}

import type { Page, PageTemplate, Site } from '#schemas';
import type { CompiledRelease } from '../compile-release.ts';

/**
 * The template that a page names, ignoring case; the site's default for an unknown name.
 *
 * @example templateOf(site, 'Join') // { header: 'simple' }
 */
export function templateOf({ templates = {}, defaultTemplate = '' }: Site, name: string): PageTemplate {
  return templateNamed(templates, name) ?? templateNamed(templates, defaultTemplate) ?? {};
}

export function templateNamed(
  templates: { readonly [name: string]: PageTemplate },
  name: string,
): PageTemplate | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(templates).find(([known]) => known.toLowerCase() === wanted)?.[1];
}

/** The summary of a step, for the button in the page's header that opens it on narrow screens. */
export interface PageSummary {
  readonly journey: string;
  readonly step: string;
  /** Label of the button. */
  readonly openLabel: string;
}

/** The summaries in the forms of a page. They are the same for every visitor. */
export function summariesOf(
  { documents }: Pick<CompiledRelease, 'documents'>,
  { zones }: Page,
): readonly PageSummary[] {
  return zones.content.flatMap((module) => {
    const journey = module.type === 'form' ? documents.get(module.journey) : undefined;
    if (module.type !== 'form' || journey?.kind !== 'journey' || !journey.summary) return [];
    const { openLabel } = journey.summary;
    const step = journey.steps.find(({ id }) => id === module.step);
    return step?.summary ? [{ journey: journey.id, step: step.id, openLabel }] : [];
  });
}

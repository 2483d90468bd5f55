import type { Page } from '#schemas';
import type { CompiledRelease } from '../compile-release.ts';

/** The summary beside a step, for the button in the page's header that opens it where there is no room for it. */
export interface PageSummary {
  readonly journey: string;
  readonly step: string;
  /** Words of the button. */
  readonly openLabel: string;
}

/** The summaries that the forms of a page show. They are the same for every visitor. */
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

import { type CompiledRelease, ownTypeOf } from '#engine';
import type { Page } from '#schemas';
import type { SiteExtensions } from '../extensions/site-extensions.ts';

/** The types of the site's own that the fields of a page's forms have, each once. */
export function ownTypesOn(
  { zones }: Page,
  { documents }: Pick<CompiledRelease, 'documents'>,
): readonly string[] {
  const fields = zones.content.flatMap((module) => {
    const journey = module.type === 'form' ? documents.get(module.journey) : undefined;
    if (module.type !== 'form' || journey?.kind !== 'journey') return [];
    const form = documents.get(journey.steps.find(({ id }) => id === module.step)?.form ?? '');
    return form?.kind === 'form' ? form.fields : [];
  });
  return [...new Set(fields.flatMap((field) => ownTypeOf(field) ?? []))];
}

/** Returns a function that reports when fields of some types begin, or cease, to fail. */
export function fieldReports(
  site: { impair(part: string, trouble: string | undefined, page: string): void },
  extensions: Pick<SiteExtensions, 'fieldTrouble'>,
): (types: readonly string[], page: string) => void {
  const reported = new Map<string, string>();
  return (types, page) => {
    for (const type of types) {
      const trouble = extensions.fieldTrouble(type);
      if (reported.get(type) === trouble) continue;
      if (trouble === undefined) reported.delete(type);
      else reported.set(type, trouble);
      site.impair(`extension ${type}`, trouble, page);
    }
  };
}

import type { PageTemplate, Site } from '#schemas';

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

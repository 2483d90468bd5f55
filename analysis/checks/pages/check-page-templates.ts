import { advise, pointerOf } from '#engine';
import { quoted, templateNamed } from '#engine/parts';
import type { Site } from '#schemas';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that templates name existing support numbers, and pages existing templates. */
export function* checkPageTemplates(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const [entry] = release.of('site');
  if (entry === undefined) return;
  yield* checkPhones(entry);
  const { templates, defaultTemplate } = entry.document;
  const names = Object.keys(templates ?? {});
  if (defaultTemplate !== undefined && !templateNamed(templates ?? {}, defaultTemplate)) {
    yield* checkName(entry, '/defaultTemplate', 'template', defaultTemplate, names);
  }
  if (templates === undefined) return;
  for (const page of release.of('page')) {
    const { template } = page.document;
    if (templateNamed(templates, template)) continue;
    yield {
      entry: page,
      code: 'unknown-reference',
      severity: 'warning',
      pointer: '/template',
      message: `There is no template ${quoted(template)}, so the site's default template stands in.`,
      help: advise(template, names),
    };
  }
}

function* checkPhones(entry: ReleaseEntry<Site>): Iterable<ReleaseFinding> {
  const { phones, templates = {}, footer } = entry.document;
  const known = Object.keys(phones);
  for (const [name, template] of Object.entries(templates)) {
    for (const [index, phone] of (template.phones ?? []).entries()) {
      yield* checkName(entry, pointerOf('templates', name, 'phones', index), 'support number', phone, known);
    }
  }
  for (const name of Object.keys(footer.phoneLabels ?? {})) {
    yield* checkName(entry, pointerOf('footer', 'phoneLabels', name), 'support number', name, known);
  }
}

import { canonicalJson, pointerOf } from '#engine';
import { eachOption, fieldPlaces, quoted } from '#engine/parts';
import type { Choice, Field, Form } from '#schemas';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Warns of options of one field that look the same to visitors. */
export const checkOptionLabels: DocumentCheck<Form> = {
  of: ['form'],
  *run(release, form) {
    for (const { field, pointer } of fieldPlaces(form.document.fields, '/fields')) {
      // Rules about each option may leave one of them out, or tell them apart by a hint.
      const { when, hint } = eachOption(field);
      if (when !== undefined || hint !== undefined) continue;
      const found = optionsOf(release, form, field, pointer);
      if (found !== undefined) yield* sameLabels(found);
    }
  },
};

interface PlacedOptions {
  readonly entry: ReleaseEntry;
  readonly options: readonly Choice[];
  readonly pointer: string;
}

/** The listed options of a field, and the document in which they are written. */
function optionsOf(
  release: ReleaseIndex,
  form: ReleaseEntry,
  field: Field,
  at: string,
): PlacedOptions | undefined {
  if (!('options' in field)) return undefined;
  if (Array.isArray(field.options)) {
    return { entry: form, options: field.options, pointer: `${at}/options` };
  }
  const entry = typeof field.options === 'string' ? release.entry('options', field.options) : undefined;
  return entry && { entry, options: entry.document.options ?? [], pointer: '/options' };
}

function* sameLabels({ entry, options, pointer }: PlacedOptions): Iterable<ReleaseFinding> {
  const labels = options.map(({ label }) => canonicalJson(label));
  if (new Set(labels).size === options.length) return;
  const byLabel = new Map<string, Choice[]>();
  for (const [index, option] of options.entries()) {
    // Only one of two options with conditions may be shown.
    if (option.when !== undefined) continue;
    const label = canonicalJson(option.label);
    const known = byLabel.get(label) ?? [];
    byLabel.set(label, [...known, option]);
    const other = known.find((each) => lookOf(each) === lookOf(option));
    if (other === undefined) continue;
    yield {
      entry,
      code: 'duplicate-label',
      severity: 'warning',
      pointer: pointer + pointerOf(index, 'label'),
      message: `Visitors cannot tell the option ${quoted(option.id)} from ${quoted(other.id)}: both have this label.`,
      help: 'Give one of them another label, or a hint.',
    };
  }
}

/** Everything of an option that visitors see. */
function lookOf({ id: _, data: __, ...shown }: Choice): string {
  return canonicalJson(shown);
}

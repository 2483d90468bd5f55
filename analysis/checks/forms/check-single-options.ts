import { pointerOf, requiredOf } from '#engine';
import { declarationOf, eachOption, listedOptions, quoted } from '#engine/parts';
import type { CardOption, Field, Option } from '#schemas';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Warns of a choice with one fixed option: visitors have nothing to choose. */
export function* checkSingleOptions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const findOptions = (id: string) => release.find('options', id)?.options;
  for (const entry of release.of('form')) {
    for (const [index, field] of entry.document.fields.entries()) {
      if (!asksForOne(field) || eachOption(field).when !== undefined) continue;
      const [only, ...others] = listedOptions(field, findOptions) ?? [];
      if (only === undefined || others.length > 0 || !isAlwaysOffered(only)) continue;
      yield {
        entry,
        code: 'single-option',
        severity: 'warning',
        pointer: pointerOf('fields', index, 'options'),
        message: `${quoted(field.name)} has one option, ${quoted(only.id)}: visitors have nothing to choose.`,
        help: 'Add the other options, or ask with a checkbox.',
      };
    }
  }
}

/** Whether a field asks for one of its options. A card that need not be chosen can be left alone, as a box. */
function asksForOne(field: Field): boolean {
  const isList = declarationOf(field).answer?.types.includes('array') === true;
  return !isList && (!('selectedLabel' in field) || requiredOf(field) === true);
}

function isAlwaysOffered(option: Option | CardOption): boolean {
  return option.when === undefined && !('card' in option && option.card?.unavailable !== undefined);
}

import { type FindOptions, listedOptions } from '#engine/parts';
import type { Choice, Field } from '#schemas';
import type { ReleaseIndex } from '../release/release-index.ts';

/** Looks up the options documents of a release. */
export function optionsOf(release: ReleaseIndex): FindOptions {
  return (id) => release.find('options', id)?.options;
}

/** The literal choices of a field; undefined for a field without any, or with unknown ones. */
export function choicesOf(release: ReleaseIndex, field: Field): readonly Choice[] | undefined {
  return listedOptions(field, optionsOf(release));
}

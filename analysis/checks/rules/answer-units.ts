import { answerNames } from '#engine';
import type { Field } from '#schemas';
import type { ReleaseIndex } from '../release/release-index.ts';

/** The words around a number that say what it counts: "$" before it, "km" after it. At least one is given. */
export interface Unit {
  readonly prefix: string | undefined;
  readonly unit: string | undefined;
}

/** The unit of a number field, if it shows one. */
export function unitOfField(field: Field): Unit | undefined {
  const prefix = ('prefix' in field && field.prefix?.trim()) || undefined;
  const unit = ('unit' in field && field.unit?.trim()) || undefined;
  return prefix === undefined && unit === undefined ? undefined : { prefix, unit };
}

/** The units of answers by name, without answers for which fields of the release show different ones or none. */
export function answerUnits(release: ReleaseIndex): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>();
  const unclear = new Set<string>();
  for (const { document } of release.of('form')) {
    for (const field of document.fields) {
      const unit = unitOfField(field);
      for (const name of answerNames(field)) {
        const known = units.get(name);
        if (unit === undefined || (known !== undefined && areDifferent(known, unit))) unclear.add(name);
        else units.set(name, unit);
      }
    }
  }
  for (const name of unclear) units.delete(name);
  return units;
}

/** Whether numbers of two units cannot be added or compared. Upper case and a plural "s" make no difference. */
export function areDifferent(one: Unit, other: Unit): boolean {
  if (one.unit !== undefined && other.unit !== undefined) return plainly(one.unit) !== plainly(other.unit);
  if (one.prefix !== undefined && other.prefix !== undefined)
    return plainly(one.prefix) !== plainly(other.prefix);
  return plainly(one.unit ?? one.prefix) !== plainly(other.unit ?? other.prefix);
}

function plainly(text = ''): string {
  return text.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '');
}

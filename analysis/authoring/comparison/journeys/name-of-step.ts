import type { Step } from '#schemas';
import { quote } from '../change.ts';

/** A step as its visitors call it, with its id. */
export function nameOfStep({ id, title }: Pick<Step, 'id' | 'title'>): string {
  return title === undefined ? quote(id) : `${quote(title)} (${id})`;
}

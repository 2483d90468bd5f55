import type { Rule } from '#schemas';
import type { Setting } from '../side.ts';

/** A condition with the release that contains it; an undefined rule always holds. */
export interface PlacedCondition {
  readonly rule: Rule | undefined;
  readonly setting: Setting;
}

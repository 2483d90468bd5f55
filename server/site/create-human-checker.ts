import { unreachable } from '#engine';
import type { HumanCheck } from '../config/setting.ts';
import type { ClientLimits } from '../http/client-limits.ts';
import { altchaChecker } from '../journeys/human-check/altcha-checker.ts';
import {
  checkboxChecker,
  type HumanChecker,
  recaptchaChecker,
} from '../journeys/human-check/human-checker.ts';
import type { KeyRing } from '../keys/key-ring.ts';

export interface HumanCheckerOptions {
  /** Sign the challenges; the same on every instance. */
  readonly keys: KeyRing;
  /** Counts the uses of each solution. */
  readonly solutions: ClientLimits;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates the configured check. */
export function createHumanChecker(
  check: HumanCheck,
  { keys, solutions, now = Date.now }: HumanCheckerOptions,
): HumanChecker {
  switch (check.kind) {
    case 'checkbox':
      return checkboxChecker;
    case 'altcha':
      return altchaChecker(keys, solutions, now);
    case 'recaptcha':
      return recaptchaChecker(check);
    default:
      return unreachable(check);
  }
}

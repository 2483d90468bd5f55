import { unreachable } from '#engine';
import type { HumanCheck } from '../config/human-check.ts';
import type { KeyRing } from '../sessions/key-ring.ts';
import { altchaChecker } from './altcha-checker.ts';
import { checkboxChecker, type HumanChecker } from './human-checker.ts';
import { recaptchaChecker } from './recaptcha-checker.ts';

export interface HumanCheckerOptions {
  /** Sign the challenges; the same on every instance. */
  readonly keys: KeyRing;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates the configured check. */
export function createHumanChecker(
  check: HumanCheck,
  { keys, now = Date.now }: HumanCheckerOptions,
): HumanChecker {
  switch (check.kind) {
    case 'checkbox':
      return checkboxChecker;
    case 'altcha':
      return altchaChecker(keys, now);
    case 'recaptcha':
      return recaptchaChecker(check);
    default:
      return unreachable(check);
  }
}

import type { ReleaseFinding } from '../../release/release-index.ts';

/** Errors about what is shown, linked or tracked, or that leave each rule and each way as it is. */
const besideProofs: ReadonlySet<string> = new Set([
  'duplicate-path',
  'endless-reference',
  'form-on-not-found-page',
  'formula-in-message',
  'missing-message-target',
  'missing-submit-label',
  'missing-summary',
  'outside-reference',
  'reserved-path',
  'sensitive-answer-compared',
  'sensitive-answer-copied',
  'sensitive-answer-in-address',
  'sensitive-answer-shown',
  'sensitive-answer-tracked',
  'step-on-two-pages',
  'step-without-page',
  'undescribed-call',
  'unknown-image',
  'unknown-language',
  'unknown-option',
  'unreachable-row',
  'unreachable-step',
  'wordless-message',
  'wrong-response',
]);

/** Whether proofs may be wrong because of an error. */
export function isErrorOfProofs({ code }: ReleaseFinding): boolean {
  return !besideProofs.has(code);
}

import type { RuleScope } from '#engine';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';

interface FaultLog {
  readonly warn: (entry: object, message: string) => void;
}

/** Length of a rule's excerpt in the log, enough to recognise the rule. */
const ruleLength = 300;

/**
 * Counts rules that could not be evaluated, and logs the reason once per rule. A visitor's answers are never
 * logged.
 */
export function logFaults(
  log: FaultLog,
  recorder: Pick<Recorder, 'ruleFault'> = silentRecorder,
): NonNullable<RuleScope['onFault']> {
  const reported = new WeakSet<object>();
  return ({ code, message }, source) => {
    recorder.ruleFault(code);
    if (typeof source !== 'object' || source === null || reported.has(source)) return;
    reported.add(source);
    const rule = JSON.stringify(source).slice(0, ruleLength);
    log.warn({ code, fault: message, rule }, 'A rule cannot be evaluated.');
  };
}

import type { RuleScope } from '#engine';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';

interface FaultLog {
  readonly warn: (entry: object, message: string) => void;
}

/** Of a rule, so much as tells it from others. */
const ruleLength = 300;

/**
 * Counts rules that could not be evaluated, and says once of each why; never with what: a visitor's answers stay out.
 */
export function logFaults(
  log: FaultLog,
  recorder: Pick<Recorder, 'ruleFault'> = silentRecorder,
): NonNullable<RuleScope['onFault']> {
  const told = new WeakSet<object>();
  return ({ code, message }, source) => {
    recorder.ruleFault(code);
    if (typeof source !== 'object' || source === null || told.has(source)) return;
    told.add(source);
    const rule = JSON.stringify(source).slice(0, ruleLength);
    log.warn({ code, fault: message, rule }, 'A rule cannot be evaluated.');
  };
}

import type { RuleScope } from '#engine';

interface FaultLog {
  readonly warn: (entry: object, message: string) => void;
}

/** Of a rule, so much as tells it from others. */
const ruleLength = 300;

/** Says once of each rule that it could not be evaluated, and why; never with what: a visitor's answers stay out. */
export function logFaults(log: FaultLog): NonNullable<RuleScope['onFault']> {
  const told = new WeakSet<object>();
  return ({ code, message }, source) => {
    if (typeof source !== 'object' || source === null || told.has(source)) return;
    told.add(source);
    const rule = JSON.stringify(source).slice(0, ruleLength);
    log.warn({ code, fault: message, rule }, 'A rule cannot be evaluated.');
  };
}

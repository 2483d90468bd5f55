/**
 * `npm run fuzz`: a million generated rules and a hundred thousand damaged documents, or as many as `--rules N` and
 * `--documents N` say. Prints the seed, the rate and each finding; any finding is a failure. `--seed N` repeats a run.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzzDocuments } from './documents.ts';
import { fuzzRules } from './rules.ts';

/** How often each fuzzer runs when nothing is said. */
const usual = { rules: 1_000_000, documents: 100_000 } as const;

const { values } = parseArgs({
  options: { seed: { type: 'string' }, rules: { type: 'string' }, documents: { type: 'string' } },
});
const seed = wholeNumber('seed', values.seed, randomInt(1_000_000_000));
const counts = {
  rules: wholeNumber('rules', values.rules, usual.rules),
  documents: wholeNumber('documents', values.documents, usual.documents),
};

console.log(`Seed ${seed}; repeat with: npm run fuzz -- --seed ${seed}`);
const findings: string[] = [];
if (counts.rules > 0) {
  const { perSecond, failures } = fuzzRules({ count: counts.rules, seed });
  report('rules', counts.rules, perSecond, failures);
}
if (counts.documents > 0) {
  const { perSecond, failures } = fuzzDocuments({ count: counts.documents, seed });
  report('documents', counts.documents, perSecond, failures);
}
process.exit(findings.length === 0 ? 0 : 1);

function report(what: string, count: number, perSecond: number, failures: readonly string[]): void {
  console.log(`${count} ${what}, ${perSecond} a second, ${failures.length} finding(s)`);
  for (const failure of failures) console.error(`\n${failure}`);
  findings.push(...failures);
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not "${text}".`);
  process.exit(2);
}

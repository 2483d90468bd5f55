/**
 * `npm run fuzz`: a million generated rules, a million formulas, a hundred thousand damaged documents, two
 * thousand changes checked in three ways, two thousand forms answered in three ways and ten thousand journeys
 * proved. `--rules N`, `--formulas N`, `--documents N`, `--changes N`, `--forms N` and `--proofs N` set other
 * numbers; `--minutes N` runs each for its share of the time. Prints the seed, the numbers, the rate and each
 * failure, minimized, and on the way how far each part is; any failure makes the exit code 1. `--seed N` repeats
 * a run.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { compareForms } from '../differential/compare-forms.ts';
import { fuzzChanges } from './changes.ts';
import { fuzzDocuments } from './documents.ts';
import { fuzzFormulas } from './formulas.ts';
import { fuzzProofs } from './proofs/fuzz-proofs.ts';
import type { Extent, Report } from './random.ts';
import { fuzzRules } from './rules.ts';

/** Default numbers of cases. */
const usual = {
  rules: 1_000_000,
  formulas: 1_000_000,
  documents: 100_000,
  changes: 2_000,
  forms: 2_000,
  proofs: 10_000,
} as const;

/** How often a part says how far it is. */
const progressEveryMs = 15_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rules: { type: 'string' },
    formulas: { type: 'string' },
    documents: { type: 'string' },
    changes: { type: 'string' },
    forms: { type: 'string' },
    proofs: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const seed = wholeNumber('seed', values.seed, randomInt(1_000_000_000));
const minutes = wholeNumber('minutes', values.minutes, 0);
const extents = {
  rules: extentOf('rules', values.rules),
  formulas: extentOf('formulas', values.formulas),
  documents: extentOf('documents', values.documents),
  changes: extentOf('changes', values.changes),
  forms: extentOf('forms', values.forms),
  proofs: extentOf('proofs', values.proofs),
};
const timed = Object.values(extents).filter(({ count }) => count > 0).length;

console.log(`Seed ${seed}; repeat with: npm run fuzz -- --seed ${seed}`);
const findings = new Set<string>();
if (extents.rules.count > 0) {
  const { expressions, askedOfJsonLogic, perSecond, failures } = fuzzRules({
    ...extents.rules,
    until: until(),
    report: progressOf('rules'),
  });
  report(`${expressions} rules (${askedOfJsonLogic} asked of JsonLogic too)`, perSecond, failures);
}
if (extents.formulas.count > 0) {
  const { formulas, stillFormulas, perSecond, failures } = fuzzFormulas(
    { ...extents.formulas, until: until(), report: progressOf('formulas') },
    true,
  );
  report(`${formulas} formulas (${stillFormulas} still formulas when damaged)`, perSecond, failures);
}
if (extents.documents.count > 0) {
  const { documents, read, perSecond, failures } = fuzzDocuments({
    ...extents.documents,
    until: until(),
    report: progressOf('documents'),
  });
  report(`${documents} documents (${read} of them read)`, perSecond, failures);
}
if (extents.changes.count > 0) {
  const { changes, clean, perSecond, failures } = fuzzChanges({
    ...extents.changes,
    until: until(),
    report: progressOf('changes'),
  });
  report(`${changes} changes (${clean} of them without an error)`, perSecond, failures);
}
if (extents.forms.count > 0) {
  const { forms, accepted, perSecond, failures } = await compareForms({
    ...extents.forms,
    until: until(),
    report: progressOf('forms'),
  });
  report(`${forms} forms (${accepted} of them accepted)`, perSecond, failures);
}
if (extents.proofs.count > 0) {
  const { journeys, found, perSecond, failures } = fuzzProofs({
    ...extents.proofs,
    until: until(),
    report: progressOf('proofs'),
  });
  report(`${journeys} journeys proved (${JSON.stringify(found)})`, perSecond, failures);
}
process.exit(findings.size === 0 ? 0 : 1);

/** End of a fuzzer's share of the minutes, from now on. */
function until(): number {
  return minutes > 0 ? performance.now() + (minutes * 60_000) / timed : Number.POSITIVE_INFINITY;
}

function extentOf(name: keyof typeof usual, text: string | undefined): Extent {
  const fallback = minutes > 0 ? Number.MAX_SAFE_INTEGER : usual[name];
  return { count: wholeNumber(name, text, fallback), seed };
}

/** Prints each finding at once, and now and then how far a part is: a run that is stopped has said what it did. */
function progressOf(part: keyof typeof usual): Report {
  const begun = performance.now();
  let last = begun;
  return (done, failures) => {
    printNew(failures);
    if (performance.now() - last < progressEveryMs) return;
    last = performance.now();
    const seconds = Math.round((last - begun) / 1000);
    console.log(`… ${done} ${part} in ${seconds} s, ${failures.length} finding(s)`);
  };
}

function report(tried: string, perSecond: number, failures: readonly string[]): void {
  printNew(failures);
  console.log(`${tried}, ${perSecond} a second, ${failures.length} finding(s)`);
}

function printNew(failures: readonly string[]): void {
  for (const failure of failures) {
    if (findings.has(failure)) continue;
    findings.add(failure);
    console.error(`\n${failure}`);
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not "${text}".`);
  process.exit(2);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type Answers, formatsOf, readEntries } from '#engine';
import { formConstraints } from '../../server/releases/constraints/constraints.ts';
import type { Extent } from '../fuzz/random.ts';
import { answerAlone } from './answer-alone.ts';
import { type FormBrowser, openFormBrowser } from './browser.ts';
import { type GeneratedCase, generatedCase, type Plan } from './generated-form.ts';
import type { Seen, StepProps } from './in-page.tsx';
import { faultMessage, type ServedForm, serveForms } from './serve-forms.ts';
import type { Verdict } from './verdict.ts';

export interface FormsReport {
  /** Number of forms tried: less than requested if time ran out. */
  readonly forms: number;
  readonly perSecond: number;
  /** One text for each form on which two ways disagree. */
  readonly failures: readonly string[];
  /** Forms that ended with a problem, and forms that were submitted: both have to occur. */
  readonly refused: number;
  readonly accepted: number;
  /** Forms with a rule that could not be evaluated. */
  readonly faulty: number;
}

/** Forms answered in one batch. */
const batchSize = 50;
/** More rounds than any form has parts that appear one after the other. */
const mostPresses = 20;

/**
 * Answers generated forms in three ways (with the engine alone, on the server without scripts, and in a
 * browser with scripts) and reports every form on which they disagree. The same seed gives the same forms.
 */
export async function compareForms({
  count,
  seed,
  until = Number.POSITIVE_INFINITY,
  cases = generatedCase,
  report,
}: Extent & { readonly cases?: fc.Arbitrary<GeneratedCase> }): Promise<FormsReport> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-differential-'));
  const [server, browser] = await Promise.all([serveForms(folder), openFormBrowser()]);
  const failures: string[] = [];
  let [forms, accepted, faulty] = [0, 0, 0];
  try {
    for (let first = 0; first < count && performance.now() < until; first += batchSize) {
      const numRuns = Math.min(batchSize, count - first);
      const batch = fc.sample(cases, { numRuns, seed: seed + first });
      forms += batch.length;
      const served = await Promise.all(
        batch.map((each, index) => server.serve(each, `${seed}-${first + index}`)),
      );
      const verdicts = await verdictsOf(batch, served, browser);
      for (const [index, { form, facts, first: before, plan }] of batch.entries()) {
        const verdict = verdicts[index];
        if (verdict?.alone.submitted) accepted += 1;
        if (verdict && isFaulty(verdict.alone)) faulty += 1;
        if (
          verdict &&
          isDeepStrictEqual(verdict.alone, verdict.server) &&
          isDeepStrictEqual(verdict.alone, verdict.browser)
        )
          continue;
        failures.push(
          JSON.stringify(
            { form: first + index, seed, fields: form.fields, facts, before, plan, ...verdict },
            null,
            1,
          ),
        );
      }
      report?.(forms, failures);
    }
  } finally {
    await Promise.all([server.close(), browser.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
  const perSecond = Math.round((1000 * forms) / (performance.now() - began));
  return { forms, perSecond, failures, accepted, faulty, refused: forms - accepted };
}

export interface Verdicts {
  readonly alone: Verdict;
  readonly server: Verdict;
  readonly browser: Verdict;
}

/** The verdicts of the three ways on each form. */
export async function verdictsOf(
  batch: readonly GeneratedCase[],
  served: readonly ServedForm[],
  browser: FormBrowser,
): Promise<readonly Verdicts[]> {
  const fresh = await Promise.all(served.map((form) => form.show()));
  const alive = await browser.answerWithScripts(
    fresh.map((step, index) => ({
      ...step,
      validators: served[index]?.validators ?? '',
      plans: planned(batch[index]),
    })),
  );
  await pressUntilStable(batch, served, browser, 'first');
  const stable = await pressUntilStable(batch, served, browser, 'plan');
  return await Promise.all(
    batch.map(async (each, index): Promise<Verdicts> => {
      const [form, seen, lively, step] = [served[index], stable[index], alive[index], fresh[index]];
      if (!form || !seen || !lively || !step) throw new Error('A form was lost.');
      const rules = {
        constraints: formConstraints(each.form),
        fallbackMessages: step.model.fallbackMessages,
      };
      const alone = answerAlone(each, rules);
      return {
        alone,
        server: await form.verdict(seen),
        browser: verdictOf(each, lively, alone),
      };
    }),
  );
}

/** Without scripts, fields that depend on an answer appear after a press: presses until nothing changes. */
async function pressUntilStable(
  batch: readonly GeneratedCase[],
  served: readonly ServedForm[],
  browser: FormBrowser,
  which: 'first' | 'plan',
): Promise<readonly Seen[]> {
  const last: (Seen | undefined)[] = batch.map(() => undefined);
  let open = batch.map((_, index) => index);
  for (let press = 0; open.length > 0; press++) {
    if (press > mostPresses) throw new Error(`A form did not settle: ${JSON.stringify(batch[open[0] ?? 0])}`);
    const steps = await Promise.all(open.map((index) => (served[index] as ServedForm).show()));
    const seen = await browser.answerMarkup(
      steps.map((step, at) => ({ ...step, plan: batch[open[at] ?? 0]?.[which] ?? {} })),
    );
    const moved: number[] = [];
    for (const [at, index] of open.entries()) {
      const now = seen[at] as Seen;
      if (isDeepStrictEqual(last[index], now)) continue;
      last[index] = now;
      moved.push(index);
      await served[index]?.press(steps[at] as StepProps, now.entries);
    }
    open = moved;
  }
  return last as readonly Seen[];
}

function planned(generated: GeneratedCase | undefined): readonly Plan[] {
  return generated ? [generated.first, generated.plan] : [];
}

function isFaulty(verdict: Verdict): boolean {
  return verdict.isFaulty || verdict.problems.some(({ message }) => message === faultMessage);
}

/** Reads the posted entries like the server. Only the server can find that a form is faulty. */
function verdictOf(
  { form, language = 'en' }: GeneratedCase,
  { names, problems, entries }: Seen,
  { isFaulty }: Verdict,
): Verdict {
  const shown = form.fields.filter(({ name }) => names.includes(name));
  return {
    relevant: names,
    problems,
    submitted:
      problems.length === 0 ? withoutBlanks(readEntries(shown, entries, formatsOf(language))) : undefined,
    isFaulty,
  };
}

/** Answers without the questions of items that were left blank. */
function withoutBlanks(answers: Answers): Answers {
  return JSON.parse(JSON.stringify(answers, (_, value) => (value === null ? undefined : value)));
}

import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/find-chromium.ts';
import type { Plan } from './generated-form.ts';
import type { Seen, StepProps } from './in-page.tsx';

type PlannedForm = StepProps & { readonly plan: Plan };
type LivingForm = StepProps & { readonly validators: string; readonly plans: readonly Plan[] };

/**
 * Forms in a real browser: hydrated, or as HTML only. Each call handles many, because a call costs more than
 * a form.
 */
export interface FormBrowser {
  answerWithScripts(forms: readonly LivingForm[]): Promise<readonly Seen[]>;
  answerMarkup(forms: readonly PlannedForm[]): Promise<readonly Seen[]>;
  close(): Promise<void>;
}

export async function openFormBrowser(): Promise<FormBrowser> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const script = await bundle();
  await page.route('http://forms.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Forms</title><body>',
    }),
  );
  await page.goto('http://forms.test/');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'answerWithScripts' in window);
  return {
    // Passed as text: Playwright's types cannot follow a form through all its rules.
    answerWithScripts: (forms) =>
      page.evaluate(async (text) => {
        const seen: Seen[] = [];
        for (const { validators, plans, ...step } of JSON.parse(text) as LivingForm[]) {
          seen.push(await window.answerWithScripts(step, validators, plans));
        }
        return seen;
      }, JSON.stringify(forms)),
    answerMarkup: (forms) =>
      page.evaluate(async (text) => {
        const seen: Seen[] = [];
        for (const { plan, ...step } of JSON.parse(text) as PlannedForm[])
          seen.push(await window.answerMarkup(step, plan));
        return seen;
      }, JSON.stringify(forms)),
    close: () => browser.close(),
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: import.meta.dirname,
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

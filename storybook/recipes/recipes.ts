import type { StepModel } from '#engine';
import type { Page, Site } from '#schemas';
import { exampleHire } from '../../renderer/journey/example-step.ts';
import siteExamples from '../../renderer/page/examples.json' with { type: 'json' };
import pageExamples from './pages.json' with { type: 'json' };

// The types of a JSON file are wider than the documents in it.
export const site = siteExamples.site as unknown as Site;

/** Whole pages, as documents. */
export const pages = pageExamples as unknown as Readonly<Record<'landing' | 'article' | 'step', Page>>;

type Display = StepModel['definition']['display'];

/** Chips as the journey's document says them: it names the step, whose address the compiled journey adds. */
export function chipsOf({ chips, changeLabel }: Display): object {
  return { chips: chips.map(({ step, label }) => ({ step, label })), changeLabel };
}

/** A summary as the journey's document says it. */
export function summaryOf({ summary }: Display): object {
  if (!summary) return {};
  const { title, openLabel, form } = summary;
  return { summary: { title, openLabel, fields: form.fields } };
}

const hire = exampleHire();
const { display } = hire.definition;

/** A step with nothing but chips, or nothing but a summary, around its questions. */
export const stepWith = {
  chips: withDisplay({ ...display, summary: undefined }),
  summary: withDisplay({ ...display, chips: [] }),
};

function withDisplay(display: Display): StepModel {
  const { form } = hire.definition;
  const fields = form.fields.filter(({ name }) => name === 'days' || name === 'insurance');
  return exampleHire({ definition: { form: { ...form, fields }, display } });
}

/** What each recipe shows to be pasted, and the document it is pasted into. */
export const pasted = {
  header: { header: site.header },
  footer: { phones: site.phones, footer: site.footer },
  chips: chipsOf(stepWith.chips.definition.display),
  summary: summaryOf(stepWith.summary.definition.display),
} as const;

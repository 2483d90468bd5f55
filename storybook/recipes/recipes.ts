import { type NavigationItem, type StepModel, withWords } from '#engine';
import type { Page, Site } from '#schemas';
import { exampleHire } from '../../renderer/journey/example-step.fixture.ts';
import siteExamples from '../../renderer/page/examples.json' with { type: 'json' };
import pageExamples from './pages.json' with { type: 'json' };

// TypeScript infers wider types for JSON than the documents have.
export const site = withWords(siteExamples.site as unknown as Site, []);

/** The navigation of that site, with the titles of its pages. */
export const navigation = siteExamples.navigation as readonly NavigationItem[];

/** Whole pages, as documents. */
export const pages = pageExamples as unknown as Readonly<Record<'landing' | 'article' | 'step', Page>>;

type Display = StepModel['definition']['display'];

/**
 * Chips as written in the journey's document, which names the step; the compiled journey adds its address.
 */
export function chipsOf({ chips, changeLabel }: Display): object {
  return { chips: chips.map(({ step, label }) => ({ step, label })), changeLabel };
}

/** A summary as written in the journey's document. */
export function summaryOf({ summary }: Display): object {
  if (!summary) return {};
  const { title, openLabel, form } = summary;
  return { summary: { title, openLabel, fields: form.fields } };
}

const hire = exampleHire();
const { display } = hire.definition;

/** A step with only chips, or only a summary, around its questions. */
export const stepWith = {
  chips: withDisplay({ ...display, summary: undefined }),
  summary: withDisplay({ ...display, chips: [] }),
};

function withDisplay(display: Display): StepModel {
  const { form } = hire.definition;
  const fields = form.fields.filter(({ name }) => name === 'days' || name === 'insurance');
  return exampleHire({ definition: { form: { ...form, fields }, display } });
}

/** The JSON of each recipe, and the document it can be pasted into. */
export const pasted = {
  header: { header: site.header },
  footer: { phones: site.phones, footer: site.footer },
  chips: chipsOf(stepWith.chips.definition.display),
  summary: summaryOf(stepWith.summary.definition.display),
} as const;

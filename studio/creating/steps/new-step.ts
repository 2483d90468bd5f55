import { linkDocuments } from '#engine';
import { pathUnder } from '#engine/parts';
import type { Document, Journey } from '#schemas';
import type { DocumentChange } from '../../changes/edited-documents.ts';
import { addStep } from '../../parts/steps.ts';
import type { Part, Restructured } from '../../parts/structure.ts';
import type { DocumentText } from '../../preview/protocol.ts';
import { labelOf, slugOf } from '../../settings/words.ts';
import { freeId } from '../document-copies.ts';
import {
  addressMistake,
  type Clashes,
  idMistake,
  makeDocument,
  suggestedNames,
  titleMistake,
} from '../new-document.ts';

/** The form of a step: one of the site, or a new one that begins with a template. */
export type StepForm = { readonly existing: string } | { readonly template: string };

/** A step as it is asked for. */
export interface NewStep {
  readonly title: string;
  /** Number of the step that it comes after; -1 for the beginning. */
  readonly after: number;
  readonly form: StepForm;
  readonly id: string;
  /** The whole address of its page. */
  readonly address: string;
}

/** The id and the address that the title of a step suggests. */
export function suggestedStepNames(journey: Journey, title: string): Pick<NewStep, 'id' | 'address'> {
  const slug = slugOf(title) || 'new';
  const taken = new Set(journey.steps.map(({ id }) => id));
  return {
    id: freeId(/^[a-z]/.test(slug) ? slug : `step-${slug}`, taken),
    address: pathUnder(journey.path ?? '/', slug),
  };
}

/** Mistakes in what is asked for, as somebody types it. */
export function clashesOfStep(
  journey: Journey,
  { title, id, address }: NewStep,
  documents: readonly Document[],
): Clashes {
  const same = journey.steps.find((step) => step.id === id);
  return {
    title: titleMistake(title),
    id: idMistake(id, same && labelOf(same, id)),
    address: addressMistake(address, [address], documents),
  };
}

/** A journey with another step, and the form that was made for it. */
export interface MadeStep extends Restructured {
  readonly forms: readonly DocumentChange[];
}

/**
 * Makes a step of a journey, and its form where it has a new one. What the steps of the journey do not have in common is as the step
 * before has it.
 */
export function makeStep(
  journey: Journey,
  wanted: NewStep,
  documents: readonly Document[],
  site: readonly DocumentText[],
): MadeStep {
  const { title, form, after, id, address } = wanted;
  const text = site.find((each) => each.id === journey.id)?.body ?? '';
  const made =
    'existing' in form ? { id: form.existing, changes: [] } : newForm(title, form.template, documents, site);
  const step: Part = {
    id,
    path: pathIn(journey, address),
    title,
    form: made.id,
    ...lookOf(journey, after, documents),
  };
  return { ...addStep(text, after, step), forms: made.changes };
}

function newForm(
  title: string,
  template: string,
  documents: readonly Document[],
  site: readonly DocumentText[],
): { readonly id: string; readonly changes: readonly DocumentChange[] } {
  const beginning = { template };
  const names = suggestedNames('form', title, beginning, documents);
  const { changes } = makeDocument({ kind: 'form', title, beginning, ...names }, site);
  return { id: names.id, changes };
}

/** An address as a journey writes it: relative to its own where it can be. */
function pathIn({ path = '' }: Journey, address: string): string {
  const base = path === '/' ? path : `${path}/`;
  return path !== '' && address.startsWith(base) ? address.slice(base.length) : address;
}

const heading = { type: 'header-banner', variant: 'plain', level: 3, title: '{{ step.title }}' };

/** The look of a page that the steps of a journey do not have in common. */
function lookOf({ id, steps, everyStep = {} }: Journey, after: number, documents: readonly Document[]): Part {
  const near = steps[Math.max(after, 0)];
  const pages = linkDocuments(documents).flatMap((each) => (each.kind === 'page' ? [each] : []));
  const shown = pages.find(({ zones }) =>
    zones.content.some((module) => module.type === 'form' && module.journey === id),
  );
  const template = near?.template ?? shown?.template ?? pages[0]?.template;
  const submitLabel = near?.submitLabel;
  return {
    ...(everyStep.template === undefined && template !== undefined && { template }),
    ...(everyStep.content === undefined && { content: [heading, { type: 'form' }] }),
    ...(everyStep.submitLabel === undefined && typeof submitLabel === 'string' && { submitLabel }),
  };
}

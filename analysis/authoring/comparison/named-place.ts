import { inWords, pathUnder } from '#engine/parts';
import type { Document, Page } from '#schemas';
import { type ComparedPart, partHeadings, quote } from './change.ts';
import { nameOfDocumentIn, titleOfDocument } from './names.ts';

/** Groups of places, in the order in which they are reported: what visitors read first, how it works last. */
export const placeGroups = [
  'pages',
  'steps',
  'lists',
  'site',
  'translations',
  'texts',
  'rendering',
  'machinery',
] as const;

export type PlaceGroup = (typeof placeGroups)[number];

/** A place as people call it, and the path of its page. */
export interface NamedPlace {
  readonly name: string;
  readonly path?: string;
  readonly group: PlaceGroup;
}

/** Where changes of a part of the comparison belong whose document is at no single place. */
const groupsOfParts: Readonly<Record<ComparedPart, PlaceGroup>> = {
  questions: 'steps',
  steps: 'steps',
  services: 'machinery',
  pages: 'lists',
  site: 'site',
  rules: 'machinery',
  documents: 'machinery',
};

/**
 * The place of a change: the page or step that visitors see it on, or the heading of its part.
 *
 * @param all at least the documents that differ, and all journeys
 */
export function placeOfChange(
  document: Document | undefined,
  part: ComparedPart,
  all: readonly Document[],
): NamedPlace {
  const group = groupsOfParts[part];
  const ofPart = { name: partHeadings[part], group };
  // Calls and facts of a journey are no part of a step that visitors see.
  if (part === 'services' || part === 'rules') return ofPart;
  if (document?.kind === 'site' && part === 'documents') return placeOfText(document, all);
  return namedPlace(document, all) ?? ofPart;
}

/** The place of a text that visitors read. */
export function placeOfText(document: Document | undefined, all: readonly Document[]): NamedPlace {
  if (document?.kind === 'site') return { name: partHeadings.site, group: 'site' };
  return namedPlace(document, all) ?? { name: 'Other texts', group: 'texts' };
}

/** Undefined for documents that belong to no single place. */
function namedPlace(document: Document | undefined, all: readonly Document[]): NamedPlace | undefined {
  if (document?.kind === 'page') {
    const { title, path } = document;
    return { name: `Page ${quote(title)}, ${path}`, path, group: 'pages' };
  }
  if (document?.kind === 'journey')
    return { name: `Journey ${quote(titleOfDocument(document))}`, group: 'steps' };
  if (document?.kind === 'translation')
    return {
      name: capitalized(nameOfDocumentIn(document.id, (id) => all.find((each) => each.id === id))),
      group: 'translations',
    };
  if (document?.kind === 'content')
    return { name: `List ${quote(titleOfDocument(document))}`, group: 'lists' };
  if (document?.kind === 'options')
    return { name: `List of options ${quote(titleOfDocument(document))}`, group: 'lists' };
  if (document?.kind !== 'form') return undefined;
  const steps = all.flatMap((each) =>
    each.kind === 'journey' ? each.steps.map((step) => ({ step, journey: each.id, path: each.path })) : [],
  );
  const found = steps.find(({ step }) => step.form === document.id);
  if (found === undefined) return undefined;
  const { step } = found;
  const name = `Step ${quote(step.title ?? inWords(step.id))}`;
  if (step.path === undefined) {
    const page = all.find((each) => each.kind === 'page' && isPageOf(each, found.journey, step.id));
    if (page?.kind === 'page') return { name: `${name}, ${page.path}`, path: page.path, group: 'steps' };
    return { name: [name, found.path].filter(Boolean).join(', '), group: 'steps' };
  }
  const path = pathUnder(found.path ?? '', step.path);
  return { name: `${name}, ${path}`, path, group: 'steps' };
}

/** Whether a page has the form of a step. */
function isPageOf({ zones }: Page, journey: string, step: string): boolean {
  return Object.values(zones)
    .flat()
    .some((module) => module.type === 'form' && module.journey === journey && module.step === step);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

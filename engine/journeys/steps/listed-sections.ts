import { openSections, type SectionState, sectionMessage } from '../walk/section-states.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';
import type { StepModelDocuments } from './step-model-documents.ts';

/** The sections of a journey as a task list shows them. */
export interface ListedSections {
  /** How many of them are complete, as a text. */
  readonly progress: string;
  readonly sections: readonly ListedSection[];
}

interface ListedSection {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly state: SectionState;
  /** The state in words. */
  readonly status: string;
  /** Says that the journey can go on without it. */
  readonly optional?: string;
  /** Address to go on with it; left out while it cannot start. */
  readonly href?: string;
  /** The error where it keeps the journey from going on. */
  readonly message?: string;
}

/** The sections that are there, in order. A link leads to the first step that is not complete, or to the first of all. */
export function listedSections(
  { path, sections: states }: Pick<Walk, 'path' | 'sections'>,
  { sections, words }: NonNullable<StepModelDocuments['sections']>,
  addressOf: StepModelDocuments['addressOf'],
): ListedSections {
  const needed = new Set(openSections({ sections }, states));
  const shown = sections.flatMap((section) => {
    const { id, title, hint, words: own, optional } = section.definition;
    const { state } = states[id] ?? {};
    if (state === undefined) return [];
    const next = nextOf(path.filter(({ step }) => step.section === section));
    return [
      {
        id,
        title,
        ...(hint !== undefined && { hint }),
        state,
        status: own?.[state] ?? words.states[state],
        ...(optional && { optional: words.optional }),
        ...(next && { href: addressOf(next.step.definition.id) }),
        ...(needed.has(section) && {
          message: sectionMessage(section.definition, { openSection: words.open }),
        }),
      },
    ];
  });
  const done = shown.filter(({ state }) => state === 'completed').length;
  const progress = words.progress.replace('{done}', String(done)).replace('{all}', String(shown.length));
  return { progress, sections: shown };
}

function nextOf(own: readonly VisitedStep[]): VisitedStep | undefined {
  return own.find(({ complete }) => !complete) ?? own[0];
}

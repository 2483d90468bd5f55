import { showsSections } from '../../forms/answers/questions.ts';
import type { FieldProblem, ValidationRules } from '../../forms/validate-form.ts';
import type { CompiledJourney, CompiledStep } from '../model/compile-journey.ts';
import type { CompiledSection } from '../model/compile-sections.ts';

/** How far a visitor has come with a section. */
export type SectionState = 'cannotStart' | 'notStarted' | 'inProgress' | 'completed';

/** The root `section` of rules: the sections that are there, by id. */
export type SectionStates = {
  readonly [id: string]: { readonly state: SectionState; readonly isComplete: boolean };
};

export const noSections: SectionStates = {};

/** The states with that of one more section. */
export function withSection(
  states: SectionStates,
  { definition: { id } }: CompiledSection,
  state: SectionState,
): SectionStates {
  return { ...states, [id]: { state, isComplete: state === 'completed' } };
}

/** Whether the sections that must be complete before a section are. One that is not there holds nothing up. */
export function canStart({ definition: { waitsFor = [] } }: CompiledSection, states: SectionStates): boolean {
  return waitsFor.every((id) => states[id]?.isComplete !== false);
}

/** The sections that keep a journey from going on, in order. */
export function openSections(
  { sections }: Pick<CompiledJourney, 'sections'>,
  states: SectionStates,
): readonly CompiledSection[] {
  return sections.filter(({ definition: { id, optional } }) => !optional && states[id]?.isComplete === false);
}

/** The problems of the step that shows the sections: one for each that keeps the journey from going on. */
export function sectionProblems(
  journey: Pick<CompiledJourney, 'sections'>,
  { form }: CompiledStep,
  states: SectionStates,
  validation: ValidationRules,
): readonly FieldProblem[] {
  const list = form.fields.find(({ field }) => showsSections(field));
  if (!list) return [];
  return openSections(journey, states).map(({ definition }) => ({
    field: list.field.name,
    keyword: 'section',
    part: definition.id,
    message: sectionMessage(definition, validation),
  }));
}

/** Message about a section that is not complete. */
export function sectionMessage(
  { title, message }: CompiledSection['definition'],
  { openSection = '{title}' }: Pick<ValidationRules, 'openSection'>,
): string {
  return message ?? openSection.replace('{title}', () => title);
}

import type { Form, Journey, Section, Step } from '#schemas';
import { showsSections } from '../../forms/answers/questions.ts';
import type { CompiledRule } from '../../rules/evaluation/compile.ts';
import { compileOptional } from '../../rules/evaluation/condition.ts';

/** A section with its rule compiled. */
export interface CompiledSection {
  readonly definition: Section;
  readonly when: CompiledRule | undefined;
}

/** The steps of a journey in the order in which the walk takes them, and its sections. */
export interface SectionedSteps {
  readonly steps: readonly Step[];
  /** Empty for a journey without sections, or without a step that shows them. */
  readonly sections: readonly CompiledSection[];
  /** The section of each step that belongs to one, by the id of the step. */
  readonly sectionOf: ReadonlyMap<string, CompiledSection>;
  /** The step that shows the sections. */
  readonly hub: Step | undefined;
}

/**
 * Puts the steps of all sections, in the order of the sections, before the step that shows them: it and the steps after it
 * know what was answered in every section.
 */
export function sectionSteps(journey: Journey, formOf: (id: string) => Pick<Form, 'fields'>): SectionedSteps {
  const hub = journey.sections && hubOf(journey, formOf);
  if (!hub) return { steps: journey.steps, sections: [], sectionOf: new Map(), hub: undefined };
  const sections = (journey.sections ?? []).map((definition) => {
    return { definition, when: compileOptional(definition.when) };
  });
  const sectionOf = new Map<string, CompiledSection>();
  for (const section of sections) {
    for (const id of section.definition.steps)
      if (id !== hub.id && !sectionOf.has(id)) sectionOf.set(id, section);
  }
  const inSections = [...sectionOf.keys()].flatMap((id) => journey.steps.filter((step) => step.id === id));
  const others = journey.steps.filter(({ id }) => !sectionOf.has(id));
  const at = others.indexOf(hub);
  return { steps: [...others.slice(0, at), ...inSections, ...others.slice(at)], sections, sectionOf, hub };
}

/** The step whose form shows the sections; undefined if none does. */
export function hubOf(
  { steps }: Pick<Journey, 'steps'>,
  formOf: (id: string) => Pick<Form, 'fields'> | undefined,
): Step | undefined {
  return steps.find(({ form }) => formOf(form)?.fields.some(showsSections));
}

/**
 * The steps that may come first among some in the order of the walk. A section may be passed over, or left before it is
 * complete.
 */
export function mayComeFirst<Some>(
  steps: readonly Some[],
  sectionOf: (step: Some) => object | undefined,
  isCertain: (step: Some) => boolean,
): readonly Some[] {
  const found: Some[] = [];
  let passed: object | undefined;
  for (const step of steps) {
    const section = sectionOf(step);
    if (section !== undefined && section === passed) continue;
    found.push(step);
    if (!isCertain(step)) continue;
    if (section === undefined) break;
    passed = section;
  }
  return found;
}

import { compileStepForm, evaluateForm, type StepModel, stepSurroundings, viewNow } from '#engine';

/** All that the visible fields of a step compute to show, as JSON. */
export function shownContent(model: StepModel): string {
  const form = compileStepForm(model.definition);
  const { relevant, scope } = evaluateForm(form, model.before, model.given, stepSurroundings(model));
  return JSON.stringify(relevant.map(({ view }) => viewNow(view, scope)));
}

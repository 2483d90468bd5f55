import type { Suggestions } from '#schemas';
import { suggestionsOf } from '../../forms/answers/questions.ts';
import type { Effect, EffectOutcome } from '../interpreter/interpret-actions.ts';
import type { JourneyState } from '../model/state.ts';
import { isLongEnough, readSuggestions } from '../model/suggestion.ts';
import type { VisitedStep } from '../walk/walk.ts';

/**
 * Finds suggestions for a visitor without JavaScript, who chooses one on the page. When some are found, the
 * step shows no errors until it is submitted again: not having chosen yet is not an error.
 */
export function* searchSuggestions(
  stepId: string,
  name: string,
  suggestions: Suggestions,
  state: JourneyState,
): Generator<Effect, JourneyState, EffectOutcome> {
  const { operation, input } = suggestions;
  const text = state.answers[name];
  if (typeof text !== 'string' || !isLongEnough(text, suggestions)) {
    return { ...state, suggested: { ...state.suggested, [name]: [] } };
  }
  const outcome = yield {
    effect: 'call',
    operation,
    input: { [input]: text },
    key: `/suggest/${name}`,
    attempt: 0,
  };
  const found = outcome.ok ? readSuggestions(outcome.result) : null;
  const submitted = found?.length ? state.submitted.filter((step) => step !== stepId) : state.submitted;
  return { ...state, submitted, suggested: { ...state.suggested, [name]: found } };
}

/**
 * Searches for the texts of a step from which nothing was chosen although something has to be. A text that the
 * visitor has seen suggestions for is not searched for again.
 *
 * @param before the step as its page showed it
 */
export function* searchTyped(
  before: VisitedStep,
  { step, problems }: VisitedStep,
  answered: JourneyState,
): Generator<Effect, JourneyState, EffectOutcome> {
  let state = answered;
  for (const { field: name, keyword } of problems) {
    const compiled = step.form.fields.find(({ field }) => field.name === name);
    const suggestions = compiled && suggestionsOf(compiled.field);
    const { idAnswer } = suggestions ?? {};
    if (!suggestions || idAnswer === undefined || keyword !== 'check') continue;
    if (state.answers[idAnswer] !== undefined) continue;
    const isSeen = state.answers[name] === before.given[name] && (state.suggested[name] ?? []).length > 0;
    if (!isSeen) state = yield* searchSuggestions(step.definition.id, name, suggestions, state);
  }
  return state;
}

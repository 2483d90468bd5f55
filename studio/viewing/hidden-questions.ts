import { useEffect, useState } from 'react';
import type { HiddenQuestion } from '#analysis';
import { type JourneyState, newState } from '#engine';
import { formsIncludedIn } from '#engine/parts';
import type { Document } from '#schemas';
import type { Work } from '../changes/work.ts';
import type { Place, PreviewStep, TypedAnswers } from '../preview/protocol.ts';
import type { Visitors } from '../preview/use-visitors.ts';
import { listIn, memberOf, parsed, textIn } from '../settings/json.ts';

/** The state of a visitor with what was answered on the page since. */
export function withTyped(
  visitor: JourneyState | undefined,
  typed: TypedAnswers | undefined,
  { journey, step }: PreviewStep,
): JourneyState {
  const state = visitor ?? newState('preview');
  const isOfStep = typed?.journey === journey && typed.step === step && typed.run === visitor?.run;
  return isOfStep ? { ...state, answers: { ...state.answers, ...typed.answers } } : state;
}

/** The questions that a step does not ask for some answers; undefined until that is known. */
export function useHidden(
  { hiddenAt }: Pick<Visitors, 'hiddenAt'>,
  step: string | undefined,
  state: JourneyState | undefined,
): readonly HiddenQuestion[] | undefined {
  const [hidden, setHidden] = useState<readonly HiddenQuestion[]>();
  useEffect(() => {
    if (step === undefined || state === undefined) return setHidden(undefined);
    let isCurrent = true;
    void hiddenAt(step, state).then((found) => {
      if (isCurrent) setHidden(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [hiddenAt, step, state]);
  return hidden;
}

/** The question that is selected, or that what is selected belongs to. */
export function selectedQuestion(
  work: Pick<Work, 'textOf'>,
  selected: Place | undefined,
): { readonly name: string; readonly when: unknown } | undefined {
  const [, at] = /^\/fields\/(\d+)(?:\/|$)/.exec(selected?.pointer ?? '') ?? [];
  if (selected === undefined || at === undefined) return undefined;
  const field = listIn(parsed(work.textOf(selected.document)), 'fields')[Number(at)];
  const name = textIn(field, 'name');
  return name === undefined ? undefined : { name, when: memberOf(field, 'when') };
}

/** The place of the condition of a question that a step asks, also by a form that its form includes. */
export function placeOfQuestion(
  documents: readonly Document[],
  { journey, step }: PreviewStep,
  name: string,
): Place | undefined {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const asking = byId.get(journey);
  const form = asking?.kind === 'journey' ? asking.steps.find(({ id }) => id === step)?.form : undefined;
  const forms = new Set(form === undefined ? [] : [form]);
  for (const id of forms) {
    const document = byId.get(id);
    for (const included of formsIncludedIn(document)) forms.add(included);
    const at = listIn(document, 'fields').findIndex((field) => textIn(field, 'name') === name);
    if (at >= 0) return { document: id, pointer: `/fields/${at}` };
  }
  return undefined;
}

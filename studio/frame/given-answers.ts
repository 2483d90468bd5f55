import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Answers, readEntries, type StepModel } from '#engine';

/** Answers in a form of the preview that another form has taken the place of. */
interface GivenAnswers {
  readonly answers: Answers;
  /** Another number whenever there are others. */
  readonly count: number;
  /** Keeps those of a form that is replaced. */
  keep(form: HTMLFormElement, model: StepModel): void;
}

/** @param of whose answers they are: they are not those of another step or visitor */
export function useGivenAnswers(of: string): GivenAnswers {
  const [{ owner, answers, count }, setGiven] = useState({ owner: of, answers: {} as Answers, count: 0 });
  return {
    answers: owner === of ? answers : {},
    count,
    keep(form, model) {
      const found = answersIn(form, model);
      if (found) setGiven((before) => ({ owner: of, answers: found, count: before.count + 1 }));
    },
  };
}

/**
 * Calls back with the form inside an element when another takes its place.
 *
 * @param form equal as long as the form stays
 */
export function useReplacedForm(
  around: RefObject<HTMLElement | null>,
  form: string,
  onReplaced: (form: HTMLFormElement) => void,
): void {
  const shown = useRef<HTMLFormElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called as it was when the form that is replaced came.
  useLayoutEffect(
    () => () => {
      if (shown.current) onReplaced(shown.current);
    },
    [form],
  );
  useLayoutEffect(() => {
    shown.current = around.current?.querySelector('form') ?? undefined;
  });
}

/** The answers in a form; none if they are those that it began with. */
function answersIn(form: HTMLFormElement, { definition, formats, given }: StepModel): Answers | undefined {
  const now = answersNow(form, definition.form.fields, formats);
  const isChanged = Object.entries(now).some(
    ([name, answer]) => JSON.stringify(answer) !== JSON.stringify(given[name]),
  );
  return isChanged ? now : undefined;
}

/** The answers in a form as it stands, undefined for questions that it shows and that are not answered. */
export function answersNow(
  form: HTMLFormElement,
  fields: StepModel['definition']['form']['fields'],
  formats: StepModel['formats'],
): Answers {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  const shown = fields.filter(({ name }) => form.elements.namedItem(name) !== null);
  const read = readEntries(shown, entries, formats);
  const names = new Set([...shown.map(({ name }) => name), ...Object.keys(read)]);
  return Object.fromEntries([...names].map((name) => [name, read[name]]));
}

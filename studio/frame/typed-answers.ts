import { type Answers, type CompiledField, type CompiledRelease, formatsOf, journeyFinder } from '#engine';
import type { PreviewStep, PreviewVisitor, TypedAnswers } from '../preview/protocol.ts';
import { answersNow } from './given-answers.ts';

/** Constraints are checked where a form is sent, which no preview does. */
export const findJourney = journeyFinder({ constraintsOf: () => () => [], returnPath: () => '/' });

/** The step that shows, and as whom. */
interface ShownStep extends Pick<PreviewStep, 'journey' | 'step'> {
  readonly release: CompiledRelease;
  /** Run of the visitor; undefined for somebody new. */
  readonly run: string | undefined;
}

/** The run of a visitor in a journey; undefined for somebody new there. */
export function runOf(visitor: PreviewVisitor | undefined, journey: string): string | undefined {
  return visitor?.journey === journey ? visitor.state.run : undefined;
}

const pauseMs = 300;

/**
 * Follows what somebody answers on a step in a document. A form that takes the place of the one with the answers is read anew:
 * it has those of them that were kept for it.
 *
 * @param shown the step that the document shows, if any
 */
export function followTyping(
  document: Document,
  shown: () => ShownStep | undefined,
  tell: (typed: TypedAnswers) => void,
): void {
  let typed: TypedAnswers | undefined;
  let typedInto: HTMLFormElement | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const asked = () => {
    const { journey, step, release, run } = shown() ?? {};
    if (journey === undefined || step === undefined || release === undefined) return undefined;
    const compiled = findJourney(release, journey)?.compiled;
    const fields = compiled?.steps.find(({ definition }) => definition.id === step)?.form.fields ?? [];
    return { journey, step, run, release, fields };
  };
  const read = (form: HTMLFormElement) => {
    const now = asked();
    if (now === undefined || !form.isConnected) return;
    const { journey, step, run, release, fields } = now;
    // A question that another answer hides stays answered, as for visitors.
    const isSame =
      form === typedInto && typed?.journey === journey && typed.step === step && typed.run === run;
    const before = isSame && typed?.answers;
    const told = { journey, step, run, answers: { ...before, ...answersIn(form, fields, release) } };
    typed = told;
    typedInto = form;
    clearTimeout(pause);
    pause = setTimeout(() => tell(told), pauseMs);
  };
  const readNext = () => {
    if (typedInto === undefined || typedInto.isConnected) return;
    const fields = asked()?.fields ?? [];
    const next = [...document.forms].find(({ elements }) =>
      fields.some(({ field }) => elements.namedItem(field.name) !== null),
    );
    if (next) read(next);
  };
  new MutationObserver(readNext).observe(document.body, { childList: true, subtree: true });
  const hear = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null) return;
    // By then the answer has shown and hidden its fields.
    setTimeout(() => read(form));
  };
  document.addEventListener('input', hear);
  document.addEventListener('change', hear);
}

/** As they are sent: null for a question that is shown and not answered. */
function answersIn(
  form: HTMLFormElement,
  fields: readonly CompiledField[],
  { site }: CompiledRelease,
): Answers {
  const asked = fields.map(({ field }) => field);
  const now = answersNow(form, asked, formatsOf(site.language));
  return Object.fromEntries(Object.entries(now).map(([name, answer]) => [name, answer ?? null]));
}

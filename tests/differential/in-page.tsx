import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { problemId } from '../../renderer/field-parts/field-ids.ts';
import { englishFormWords } from '../../renderer/host/form-words.fixture.ts';
import { JourneyForm } from '../../renderer/journey/journey-form.tsx';
import type { JourneyFormProps } from '../../renderer/journey/journey-form-props.ts';
import { partsOf } from '../../renderer/journey/late-parts.ts';
import type { Plan } from './generated-form.ts';

/** The visible state of a form, and its submitted entries. */
export interface Seen {
  readonly names: readonly string[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly entries: readonly (readonly [string, string])[];
}

export type StepProps = Pick<JourneyFormProps, 'model' | 'action' | 'formToken'>;

declare global {
  interface Window {
    readonly answerWithScripts: typeof answerWithScripts;
    readonly answerMarkup: typeof answerMarkup;
  }
}

Object.assign(window, { answerWithScripts, answerMarkup });

/** Fills in the HTML of a form like a visitor without scripts, and presses its button. */
async function answerMarkup(step: StepProps, plan: Plan): Promise<Seen> {
  // Rendering to HTML is synchronous, so the late parts must be loaded first, as for an island.
  await Promise.all(partsOf(step.model).map((part) => part.fetch()));
  const markup = renderToStaticMarkup(
    <JourneyForm {...step} validatorsSrc="" humanCheck={{ kind: 'checkbox' }} words={englishFormWords} />,
  );
  const form = formIn(new DOMParser().parseFromString(markup, 'text/html'));
  for (const name of namesIn(form)) answer(form, name, plan[name] ?? [], (act) => act());
  return { names: namesIn(form), problems: problemsIn(form), entries: entriesOf(form) };
}

/**
 * Fills in a hydrated form with one plan after the other, and presses its button. The entries are those it
 * posted; none if the form was not sent.
 */
async function answerWithScripts(step: StepProps, validators: string, plans: readonly Plan[]): Promise<Seen> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const validatorsSrc = URL.createObjectURL(new Blob([validators], { type: 'text/javascript' }));
  let posted: Seen['entries'] | undefined;
  window.fetch = async (_address, options) => {
    posted = options?.body instanceof URLSearchParams ? [...options.body] : [];
    return Response.json({ outcome: 'accepted', location: '/thanks', events: [] });
  };
  let left = false;
  const navigate = () => {
    left = true;
  };
  flushSync(() =>
    root.render(
      <JourneyForm
        {...step}
        validatorsSrc={validatorsSrc}
        humanCheck={{ kind: 'checkbox' }}
        words={englishFormWords}
        navigate={navigate}
      />,
    ),
  );
  // Late parts of a step may be fetched before it is shown.
  while (!document.querySelector('form')) await new Promise((resolve) => setTimeout(resolve));
  const form = formIn(document);
  await aMoment();
  for (const plan of plans) {
    for (let before = ''; before !== stateOf(form); await aMoment()) {
      before = stateOf(form);
      for (const name of namesIn(form)) answer(form, name, plan[name] ?? [], flushSync);
    }
  }
  form.requestSubmit();
  while (!left && problemsIn(form).length === 0) await aMoment();
  const seen = { names: namesIn(form), problems: problemsIn(form), entries: (posted ?? []).filter(isAnswer) };
  root.unmount();
  place.remove();
  URL.revokeObjectURL(validatorsSrc);
  return seen;
}

/** Waits until React has rendered the result of the last action. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
}

function formIn(root: Document): HTMLFormElement {
  const form = root.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

function controlsOf(form: HTMLFormElement, name: string): readonly Element[] {
  return [...form.querySelectorAll(`[name="${name}"]`)].filter(
    (control) => control.getAttribute('type') !== 'hidden',
  );
}

/** Names of the questions. A group without choices still has its hidden entry. */
function namesIn(form: HTMLFormElement): readonly string[] {
  const named = form.querySelectorAll<HTMLInputElement>('fieldset [name]');
  return [...new Set([...named].map(({ name }) => name))].filter((name) => name !== '' && !isOurs(name));
}

function stateOf(form: HTMLFormElement): string {
  return JSON.stringify(entriesOf(form));
}

function entriesOf(form: HTMLFormElement): Seen['entries'] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)] as const).filter(isAnswer);
}

function isAnswer([name]: readonly [string, string]): boolean {
  return !isOurs(name);
}

/** Whether an entry is not a question: such names begin with an underscore. */
function isOurs(name: string): boolean {
  return name.startsWith('_');
}

/** The message beside each question that the summary links to. */
function problemsIn(form: HTMLFormElement): Seen['problems'] {
  const links = form.querySelectorAll<HTMLAnchorElement>('[role=alert] a');
  return [...links].map((link) => {
    const id = (link.getAttribute('href') ?? '').slice(1);
    const target = [...form.querySelectorAll('[id]')].find((candidate) => candidate.id === id);
    // An editor has its control beside it.
    const control = form.querySelector(`[id="${id}-marks"]`) ?? target;
    const named = target?.matches('fieldset') ? target.querySelector('[name]') : control;
    return {
      field: named?.getAttribute('name') ?? `nothing has the id ${id}`,
      message: form.querySelector(`[id="${problemId(id)}"] > span`)?.lastChild?.textContent ?? '',
    };
  });
}

/** Fills a control with the visitor's answer, as far as possible; `act` carries out each change. */
function answer(
  form: HTMLFormElement,
  name: string,
  wanted: readonly string[],
  act: (change: () => void) => void,
): void {
  for (const [index, control] of controlsOf(form, name).entries()) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      const chosen = wanted.includes(control.value);
      if (control.checked !== chosen && (chosen || control.type === 'checkbox')) act(() => control.click());
    } else if (control instanceof HTMLSelectElement) {
      const offered = [...control.options].some(({ value }) => value === wanted[0]);
      change(control, offered ? (wanted[0] ?? '') : '', 'change', act);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      change(control, wanted[index] ?? '', 'input', act);
    }
  }
}

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the value through the prototype, so that React sees the change as a visitor's. */
function change(
  control: Valued,
  value: string,
  event: 'input' | 'change',
  act: (change: () => void) => void,
): void {
  if (control.value === value) return;
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

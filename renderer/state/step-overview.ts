import {
  type Answers,
  answerNames,
  compileDisplay,
  evaluateDisplay,
  Fault,
  type JsonValue,
  readAnswer,
  type StepDisplay,
  sameAnswer,
  stepSurroundings,
  validateForm,
} from '#engine';
import { atom, type WritableAtom } from './atom.ts';
import { type FieldState, fieldState, sameFieldState } from './field-state.ts';
import type { FormState, SlotForm } from './form-state.ts';
import { updatePlaces } from './update-places.ts';

type Chips = StepDisplay['chips'];

/** The overview of a step: chips, summary and button label. Follows the answers of the form. */
export interface StepOverview {
  readonly submitLabel: WritableAtom<string | undefined>;
  readonly submitReady: WritableAtom<boolean>;
  readonly chips: WritableAtom<Chips>;
  /** The fields of the summary, as a form; undefined where none is shown. */
  readonly summary: SlotForm | undefined;
  /** Answers to the summary's own switches. */
  readonly answers: () => Answers;
  /**
   * Updates the overview after the form has accepted a step from the server. `sent` are the answers sent to
   * it.
   */
  readonly accept: (sent: Answers) => void;
}

/** Creates the overview of a step. Like the form, it is the same on the server and in the browser. */
export function createStepOverview(form: FormState): StepOverview {
  const own = new Set(form.fields.flatMap(({ field }) => answerNames(field)));
  let model = form.model();
  let display = compileDisplay(model.definition);
  let surroundings = stepSurroundings(model);
  const { fields } = display.form;
  const updates = updatePlaces(display.form);
  const given: { [name: string]: JsonValue | undefined } = {
    ...display.form.defaults,
    ...model.display.given,
  };
  // Holds until the visitor changes an answer: the browser checks constraints only from then on.
  let isRefused = model.problems.length > 0;
  const seen = look();

  const submitLabel = atom(seen.submitLabel);
  const submitReady = atom(seen.submitReady);
  const chips = atom(seen.chips);
  const states = fieldStates(seen);
  const atoms = new Map(fields.map(({ field }) => [field.name, atom(stateOf(states, field.name))]));

  function look(): StepDisplay {
    const answers = Object.entries(form.evaluation().answers).filter(([name]) => own.has(name));
    const isValid = () => !isRefused && validateForm(form.evaluation(), form.validation()).length === 0;
    return evaluateDisplay(display, Object.fromEntries(answers), surroundings, isValid, {
      ...model.display,
      given,
    });
  }

  function fieldStates({ summary }: StepDisplay): ReadonlyMap<string, FieldState> {
    if (!summary) return new Map();
    const { relevant } = summary;
    return new Map(
      display.form.fields.map((compiled) => [
        compiled.field.name,
        fieldState(compiled, relevant.includes(compiled), summary),
      ]),
    );
  }

  function fieldAtom(name: string): WritableAtom<FieldState> {
    const found = atoms.get(name);
    if (!found) throw new Fault('misuse', `The summary has no field "${name}".`);
    return found;
  }

  /** @param set names of the answers that were set by something other than the visitor */
  function follow(set: ReadonlySet<string> = new Set()): void {
    isRefused = false;
    const now = look();
    submitLabel.set(now.submitLabel);
    submitReady.set(now.submitReady);
    if (!sameAnswer(chips.get(), now.chips)) chips.set(now.chips);
    const next = fieldStates(now);
    for (const [name, target] of atoms) {
      const shown = target.get();
      const state = { ...stateOf(next, name), revision: shown.revision + (set.has(name) ? 1 : 0) };
      if (!sameFieldState(shown, state)) target.set(state);
    }
  }

  form.follow((names) => {
    const { read } = display;
    if (!names || !read || names.some((name) => read.has(name))) follow();
  });

  const summary: SlotForm = {
    fieldAtom,
    hasUpdate: (name) => updates.has(name),
    answerTo: (name) => given[name],
    change(name, texts) {
      const compiled = fields.find(({ field }) => field.name === name);
      if (!compiled) return;
      given[name] = readAnswer(compiled.field, texts, model.formats);
      follow();
    },
    // A summary has switches only.
    changeList: () => undefined,
    // No field of a summary can be invalid.
    leave: () => undefined,
  };

  return {
    submitLabel,
    submitReady,
    chips,
    summary: display.definition.summary && summary,
    answers: () => given,
    accept(sent) {
      model = form.model();
      display = compileDisplay(model.definition);
      surroundings = stepSurroundings(model);
      const shown: Answers = { ...display.form.defaults, ...model.display.given };
      const set = fields
        .map(({ field }) => field.name)
        .filter((name) => sameAnswer(given[name], sent[name]) && !sameAnswer(given[name], shown[name]));
      for (const name of set) given[name] = shown[name];
      follow(new Set(set));
    },
  };
}

function stateOf(states: ReadonlyMap<string, FieldState>, name: string): FieldState {
  return states.get(name) ?? nothing;
}

const nothing: FieldState = {
  relevant: false,
  required: false,
  options: [],
  view: undefined,
  words: undefined,
  items: [],
  problem: undefined,
  revision: 0,
};

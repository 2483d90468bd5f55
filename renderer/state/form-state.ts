import { atom, createStore, type PrimitiveAtom } from 'jotai';
import {
  type Answers,
  type CompiledField,
  type CompiledForm,
  type ConstraintChecker,
  choosableIds,
  compileForm,
  type Entry,
  evaluateForm,
  type FieldProblem,
  type FormEvaluation,
  type JsonValue,
  readAnswer,
  readEntries,
  type StepModel,
  sameAnswer,
  type ValidationRules,
  validateField,
  validateForm,
} from '#engine';
import { dependsOnRules, type FieldState, fieldState, sameFieldState } from './field-state.ts';
import { documentsOf, surroundingsOf } from './surroundings.ts';

type Store = ReturnType<typeof createStore>;

/**
 * A form while a visitor fills it in. It decides by the engine's functions alone; what a field shows is in its atom,
 * and an atom is written only when what it shows has changed.
 */
export interface FormState {
  readonly store: Store;
  /** In order of appearance. */
  readonly fields: readonly CompiledField[];
  /** The atom of a field. Throws for a name that the form does not have. */
  readonly fieldAtom: (name: string) => PrimitiveAtom<FieldState>;
  /** What the visitor has answered, relevant or not. */
  readonly answerTo: (name: string) => JsonValue | undefined;
  /** The visitor changed an answer; `texts` are what the control now holds. */
  readonly change: (name: string, texts: readonly string[]) => void;
  /** The visitor left a field: from now on a changed answer is checked as it changes. */
  readonly leave: (name: string) => void;
  /** Takes the entries of the whole form as the answers: what was typed before this code ran, or filled in unseen. */
  readonly take: (entries: readonly Entry[]) => void;
  /** The whole form was sent: takes its entries, checks the answers and shows what is wrong. */
  readonly check: (entries: readonly Entry[]) => readonly FieldProblem[];
  /** Shows problems that the server found. */
  readonly showProblems: (problems: readonly FieldProblem[]) => void;
  /** Constraints have arrived; until then they are taken to hold. */
  readonly acceptConstraints: (constraints: ConstraintChecker) => void;
  /** How answers are checked just now. */
  readonly validation: () => ValidationRules;
}

const noConstraints: ConstraintChecker = () => [];

/** Starts a form from its model. The same model gives the same state on the server and in the browser. */
export function createFormState(model: StepModel): FormState {
  const form: CompiledForm = compileForm(model.form, model.facts, documentsOf(model));
  const surroundings = surroundingsOf(model);
  const byName = new Map(form.fields.map((compiled) => [compiled.field.name, compiled]));
  const dependent = form.fields.filter(dependsOnRules);
  const store = createStore();

  const given: { [field: string]: Answers[string] } = { ...model.given };
  let settled = evaluateForm(form, model.before, given, surroundings);
  /** Answers since then that no rule reads. */
  const unread = new Map<string, JsonValue | undefined>();
  const changed = new Set<string>();
  /** Fields whose answer is checked whenever it changes. */
  const watched = new Set(model.problems.map(({ field }) => field));
  let validation: ValidationRules = { constraints: noConstraints, fallbackMessages: model.fallbackMessages };

  const atoms = initialAtoms(form, settled, model.problems);

  function fieldAtom(name: string): PrimitiveAtom<FieldState> {
    const found = atoms.get(name);
    if (!found) throw new Error(`The form has no field "${name}".`);
    return found;
  }

  function write(name: string, next: FieldState): void {
    const target = fieldAtom(name);
    if (!sameFieldState(store.get(target), next)) store.set(target, next);
  }

  /** An answer that no rule reads changes what is submitted, but nothing that was evaluated. */
  function evaluation(): FormEvaluation {
    if (unread.size > 0) {
      const answers = { ...settled.answers, ...Object.fromEntries(unread) };
      settled = { ...settled, answers, scope: { ...settled.scope, answers } };
      unread.clear();
    }
    return settled;
  }

  function evaluateAgain(): void {
    unread.clear();
    do settled = evaluateForm(form, model.before, given, surroundings);
    while (dropOrphans(form, dependent, settled, given));
    const relevant = new Set(settled.relevant);
    for (const compiled of dependent) {
      const { name } = compiled.field;
      const next = fieldState(compiled, relevant.has(compiled), settled.scope);
      if (!next.relevant) {
        watched.delete(name);
        changed.delete(name);
      }
      write(name, watched.has(name) ? { ...next, problem: messageOf(compiled) } : next);
    }
  }

  function record(compiled: CompiledField, answer: JsonValue | undefined): boolean {
    const { name } = compiled.field;
    if (sameAnswer(given[name], answer)) return false;
    given[name] = answer;
    changed.add(name);
    unread.set(name, answer);
    return true;
  }

  function take(entries: readonly Entry[]): void {
    const sent = new Set(entries.map(([name]) => name));
    const shown = form.fields.filter(({ field }) => sent.has(field.name));
    const answers = readEntries(
      shown.map(({ field }) => field),
      entries,
    );
    const fresh = shown.filter((compiled) => record(compiled, answers[compiled.field.name]));
    if (fresh.some(({ field }) => form.read.has(field.name))) evaluateAgain();
  }

  function messageOf(compiled: CompiledField): string | undefined {
    return validateField(compiled, evaluation().scope, validation)?.message;
  }

  function showProblemOf(name: string): void {
    const compiled = byName.get(name);
    const shown = store.get(fieldAtom(name));
    if (compiled && shown.relevant) write(name, { ...shown, problem: messageOf(compiled) });
  }

  function showProblems(problems: readonly FieldProblem[]): void {
    const messages = new Map(problems.map(({ field, message }) => [field, message]));
    for (const { field } of form.fields) {
      const shown = store.get(fieldAtom(field.name));
      if (!shown.relevant) continue;
      watched.add(field.name);
      write(field.name, { ...shown, problem: messages.get(field.name) });
    }
  }

  return {
    store,
    fields: form.fields,
    fieldAtom,
    take,
    showProblems,
    validation: () => validation,
    answerTo: (name) => given[name],
    change(name, texts) {
      const compiled = byName.get(name);
      if (!compiled || !record(compiled, readAnswer(compiled.field, texts))) return;
      if (form.read.has(name)) evaluateAgain();
      if (watched.has(name)) showProblemOf(name);
    },
    leave(name) {
      if (!changed.has(name) || watched.has(name)) return;
      watched.add(name);
      showProblemOf(name);
    },
    check(entries) {
      take(entries);
      const problems = validateForm(evaluation(), validation);
      showProblems(problems);
      return problems;
    },
    acceptConstraints(constraints) {
      validation = { ...validation, constraints };
      for (const name of watched) showProblemOf(name);
    },
  };
}

function initialAtoms(
  form: CompiledForm,
  evaluation: FormEvaluation,
  problems: readonly FieldProblem[],
): ReadonlyMap<string, PrimitiveAtom<FieldState>> {
  const messages = new Map(problems.map(({ field, message }) => [field, message]));
  const relevant = new Set(evaluation.relevant);
  return new Map(
    form.fields.map((compiled) => {
      const { name } = compiled.field;
      const state = fieldState(compiled, relevant.has(compiled), evaluation.scope);
      return [name, atom<FieldState>({ ...state, problem: messages.get(name) })];
    }),
  );
}

/**
 * Drops answers that no longer stand: of a field that has become irrelevant and says `clear`, and choices that are
 * no longer on offer. True when a rule reads one of them, so that the form has to be evaluated again.
 */
function dropOrphans(
  form: CompiledForm,
  dependent: readonly CompiledField[],
  { relevant, scope }: FormEvaluation,
  given: { [field: string]: Answers[string] },
): boolean {
  const current = new Set(relevant);
  let reread = false;
  for (const compiled of dependent) {
    const { field } = compiled;
    const { name } = field;
    const orphan = 'orphan' in field ? field.orphan : undefined;
    const answer = given[name];
    if (answer === undefined) continue;
    const kept = current.has(compiled)
      ? onOffer(compiled, answer, scope)
      : orphan === 'clear'
        ? undefined
        : answer;
    if (sameAnswer(kept, answer)) continue;
    given[name] = kept;
    reread ||= form.read.has(name);
  }
  return reread;
}

/** What is left of an answer once choices that cannot be made are taken away. */
function onOffer(
  compiled: CompiledField,
  answer: JsonValue,
  scope: FormEvaluation['scope'],
): JsonValue | undefined {
  if (!compiled.options) return answer;
  const offered = choosableIds(compiled.options, scope);
  if (!Array.isArray(answer)) return offered.has(String(answer)) ? answer : undefined;
  const left = answer.filter((id) => offered.has(String(id)));
  return left.length > 0 ? left : undefined;
}

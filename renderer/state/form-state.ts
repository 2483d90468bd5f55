import {
  type Answers,
  answerNames,
  type CompiledField,
  type CompiledForm,
  type ConstraintChecker,
  companionOf,
  compileStepForm,
  type Entry,
  evaluateForm,
  type FieldProblem,
  type FormEvaluation,
  type ItemEdit,
  type JsonValue,
  readAnswer,
  readEntries,
  type StepModel,
  sameAnswer,
  stepSurroundings,
  type ValidationRules,
  validateField,
  validateForm,
  withAnswers,
} from '#engine';
import { atom, type WritableAtom } from './atom.ts';
import { dropOrphans } from './drop-orphans.ts';
import { dependsOnRules, type FieldState, fieldState, sameFieldState } from './field-state.ts';
import { listPart } from './list-part.ts';
import { updatePlaces } from './update-places.ts';

/** The part of a form that one field needs. A question of an item is named by `entryName`. */
export interface SlotForm {
  /** The atom of a field. Throws for a name that the form does not have. */
  readonly fieldAtom: (name: string) => WritableAtom<FieldState>;
  /** Whether the field is followed by an update button, for visitors without JavaScript. */
  readonly hasUpdate: (name: string) => boolean;
  /** The visitor's answer, relevant or not. */
  readonly answerTo: (name: string) => JsonValue | undefined;
  /**
   * The visitor changed an answer; `texts` are the new contents of the control.
   * @param companion the id of the chosen suggestion; undefined for typed text
   */
  readonly change: (name: string, texts: readonly string[], companion?: string) => void;
  /** The visitor added, removed or moved an item of a list. */
  readonly changeList: (name: string, edit: ItemEdit) => void;
  /** The visitor left a field: from now on a changed answer is checked at once. */
  readonly leave: (name: string) => void;
}

/**
 * State of a form while a visitor fills it in. All decisions are made by the engine's functions. The atom of
 * a field is written only when the field's state has changed.
 */
export interface FormState extends SlotForm {
  /** In order of appearance. */
  readonly fields: readonly CompiledField[];
  /**
   * Reads the entries of the whole form as answers: those typed before this code ran, or filled in by the
   * browser.
   */
  readonly take: (entries: readonly Entry[]) => void;
  /** The whole form is submitted: reads its entries, checks the answers and shows the problems. */
  readonly check: (entries: readonly Entry[]) => readonly FieldProblem[];
  /** Shows problems that the server found. */
  readonly showProblems: (problems: readonly FieldProblem[]) => void;
  /**
   * Shows the step as the server returns it after an event. Answers that the visitor has changed since then
   * are kept; everything else comes from the server.
   * @param sent the answers that were sent to the server
   * @returns the answers that the server has set, by name
   */
  readonly accept: (model: StepModel, sent: Answers) => ReadonlyMap<string, JsonValue | undefined>;
  /** The step as the server last returned it. */
  readonly model: () => StepModel;
  /** The current evaluation of the form. */
  readonly evaluation: () => FormEvaluation;
  /** Calls back after every change of an answer or of the validation rules. */
  readonly follow: (listener: Listener) => void;
  /** Sets the constraints; until then all answers pass them. */
  readonly acceptConstraints: (constraints: ConstraintChecker) => void;
  /** The current validation rules. */
  readonly validation: () => ValidationRules;
}

/** @param names of the changed answers; undefined if any may have changed */
type Listener = (names?: readonly string[]) => void;

const noConstraints: ConstraintChecker = () => [];

/** Creates a form from its model. The same model gives the same state on the server and in the browser. */
export function createFormState(first: StepModel): FormState {
  let model = first;
  const form = compileStepForm(model.definition);
  let surroundings = stepSurroundings(model);
  const byName = new Map(form.fields.map((compiled) => [compiled.field.name, compiled]));
  const names = form.fields.flatMap(({ field }) => answerNames(field));
  const dependent = form.fields.filter(dependsOnRules);
  const updates = updatePlaces(form);

  const given: { [field: string]: Answers[string] } = { ...model.given };
  let current = evaluateForm(form, model.before, given, surroundings);
  /** Fields whose answers have changed since then and that no rule reads. */
  const unread = new Set<CompiledField>();
  const changed = new Set<string>();
  const listeners: Listener[] = [];
  /** Fields whose answer is checked on every change. */
  const watched = new Set(model.problems.map(({ field }) => field));
  let isUnsent = model.problems.length === 0;
  let validation: ValidationRules = { constraints: noConstraints, fallbackMessages: model.fallbackMessages };

  const atoms = initialAtoms(form, current, model.problems);
  const hasLists = form.fields.some(({ items }) => items);
  const lists = hasLists
    ? listPart.create?.({
        listOf: (name) => byName.get(name),
        model: () => model,
        given,
        evaluation: () => current,
        rules: () => ({ ...validation, isUnsent }),
        write,
        isWatched: (name) => watched.has(name),
        record: recordItems,
      })
    : undefined;

  function fieldAtom(name: string): WritableAtom<FieldState> {
    const found = atoms.get(name) ?? lists?.atomOf(name);
    if (!found) throw new Error(`The form has no field "${name}".`);
    return found;
  }

  function write(name: string, next: FieldState): void {
    const target = fieldAtom(name);
    if (!sameFieldState(target.get(), next)) target.set(next);
  }

  /** An answer that no rule reads changes the submission, but no evaluated result. */
  function evaluation(): FormEvaluation {
    if (unread.size > 0) {
      current = withAnswers(current, unread, given);
      unread.clear();
    }
    return current;
  }

  function evaluateAgain(): void {
    unread.clear();
    do current = evaluateForm(form, model.before, given, surroundings);
    while (dropOrphans(dependent, current, given));
    const relevant = new Set(current.relevant);
    for (const compiled of dependent) {
      const { name } = compiled.field;
      const { revision } = fieldAtom(name).get();
      const next = { ...fieldState(compiled, relevant.has(compiled), current), revision };
      if (!next.relevant) {
        watched.delete(name);
        changed.delete(name);
      }
      write(name, watched.has(name) ? { ...next, problem: messageOf(name) } : next);
    }
    lists?.follow();
  }

  /** Records new answers of one field. @returns whether any has changed */
  function record(compiled: CompiledField, answers: Answers): boolean {
    const { field } = compiled;
    const fresh = answerNames(field).filter((name) => !sameAnswer(given[name], answers[name]));
    if (fresh.length === 0) return false;
    for (const name of fresh) given[name] = answers[name];
    unread.add(compiled);
    changed.add(field.name);
    return true;
  }

  /** Records the items of a list, of which one question or the list itself has changed. */
  function recordItems(list: CompiledField, name: string, items: JsonValue | undefined): void {
    const own = list.field.name;
    if (!record(list, { [own]: items })) return;
    changed.add(name);
    settle([list]);
    for (const each of [own, name]) if (watched.has(each)) showProblemOf(each);
  }

  /** Updates everything that depends on the recorded answers. */
  function settle(fresh: readonly CompiledField[]): void {
    if (fresh.length === 0) return;
    const touched = fresh.flatMap(({ field }) => answerNames(field));
    const isRead = touched.some((name) => form.read.has(name));
    if (isRead) evaluateAgain();
    for (const listener of listeners) listener(isRead ? undefined : touched);
  }

  function take(entries: readonly Entry[]): void {
    const sent = new Set(entries.map(([name]) => name));
    const shown = form.fields.filter(({ field }) => sent.has(field.name));
    const answers = readEntries(
      shown.map(({ field }) => field),
      entries,
      model.formats,
      given,
    );
    settle(shown.filter((compiled) => record(compiled, answers)));
  }

  function messageOf(name: string): string | undefined {
    const compiled = byName.get(name);
    if (!compiled) return lists?.messageOf(name);
    return validateField(compiled, evaluation(), { ...validation, isUnsent })?.message;
  }

  function showProblemOf(name: string): void {
    const shown = fieldAtom(name).get();
    if (shown.relevant) write(name, { ...shown, problem: messageOf(name) });
  }

  function showProblems(problems: readonly FieldProblem[]): void {
    isUnsent = false;
    const messages = new Map(problems.map(({ field, message }) => [field, message]));
    for (const name of [...byName.keys(), ...(lists?.questions() ?? [])]) {
      const shown = fieldAtom(name).get();
      if (!shown.relevant) continue;
      watched.add(name);
      write(name, { ...shown, problem: messages.get(name) });
    }
  }

  return {
    fields: form.fields,
    fieldAtom,
    take,
    showProblems,
    validation: () => validation,
    hasUpdate: (name) => updates.has(name) || (!byName.has(name) && lists?.hasUpdate(name) === true),
    answerTo: (name) => (byName.has(name) ? given[name] : (lists?.answerTo(name) ?? given[name])),
    changeList: (name, edit) => lists?.edit(name, edit),
    change(name, texts, companion) {
      const compiled = byName.get(name);
      if (!compiled) return lists?.change(name, texts);
      const further = companionOf(compiled.field);
      const answers = {
        [name]: readAnswer(compiled.field, texts, model.formats),
        ...(further !== undefined && { [further]: companion }),
      };
      if (!record(compiled, answers)) return;
      settle([compiled]);
      if (watched.has(name)) showProblemOf(name);
    },
    accept(next, sent) {
      model = next;
      surroundings = stepSurroundings(next);
      const set = new Map<string, JsonValue | undefined>();
      for (const name of names) {
        if (!sameAnswer(given[name], sent[name]) || sameAnswer(given[name], next.given[name])) continue;
        given[name] = next.given[name];
        set.set(name, given[name]);
      }
      evaluateAgain();
      for (const { field } of form.fields) {
        const state = fieldAtom(field.name).get();
        if (answerNames(field).some((name) => set.has(name)))
          write(field.name, { ...state, revision: state.revision + 1 });
      }
      lists?.renew(set);
      for (const { field } of next.problems) watched.add(field);
      for (const name of watched) showProblemOf(name);
      for (const listener of listeners) listener();
      return set;
    },
    model: () => model,
    evaluation,
    follow: (listener) => void listeners.push(listener),
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
      for (const listener of listeners) listener();
    },
  };
}

function initialAtoms(
  form: CompiledForm,
  evaluation: FormEvaluation,
  problems: readonly FieldProblem[],
): ReadonlyMap<string, WritableAtom<FieldState>> {
  const messages = new Map(problems.map(({ field, message }) => [field, message]));
  const relevant = new Set(evaluation.relevant);
  return new Map(
    form.fields.map((compiled) => {
      const { name } = compiled.field;
      const state = fieldState(compiled, relevant.has(compiled), evaluation);
      return [name, atom<FieldState>({ ...state, problem: messages.get(name) })];
    }),
  );
}

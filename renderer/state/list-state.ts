import {
  type Answers,
  type CompiledField,
  changeItems,
  entryName,
  entryPath,
  type FormEvaluation,
  type ItemEdit,
  itemsIn,
  type JsonValue,
  readAnswer,
  type StepModel,
  type ValidationRules,
  validateItem,
} from '#engine';
import { atom, type WritableAtom } from './atom.ts';
import { type FieldState, fieldState } from './field-state.ts';
import { updatePlaces } from './update-places.ts';

/** The parts of a form that the state of its lists needs. */
interface ListForm {
  /** The list of that name. */
  readonly listOf: (name: string) => CompiledField | undefined;
  readonly model: () => StepModel;
  readonly given: Answers;
  readonly evaluation: () => FormEvaluation;
  readonly rules: () => ValidationRules;
  readonly write: (name: string, next: FieldState) => void;
  /** Whether a changed answer is checked at once. */
  readonly isWatched: (name: string) => boolean;
  /** Records the items of a list, of which a question has changed. */
  readonly record: (list: CompiledField, name: string, items: JsonValue | undefined) => void;
}

/** State of the questions of items, each named by its entry. */
export interface ListState {
  /** Throws for a name that is of no list. */
  readonly atomOf: (name: string) => WritableAtom<FieldState>;
  /** Updates all questions after the form was evaluated again. */
  readonly follow: () => void;
  /** Creates the controls of these lists anew. */
  readonly renew: (lists: ReadonlyMap<string, unknown>) => void;
  /** Names of the relevant questions of all items. */
  readonly questions: () => readonly string[];
  readonly messageOf: (name: string) => string | undefined;
  readonly hasUpdate: (name: string) => boolean;
  readonly answerTo: (name: string) => JsonValue | undefined;
  readonly change: (name: string, texts: readonly string[]) => void;
  readonly edit: (name: string, edit: ItemEdit) => void;
}

export function createListState(form: ListForm): ListState {
  const { given } = form;
  const atoms = new Map<string, WritableAtom<FieldState>>();

  function messageOf(name: string): string | undefined {
    const [list, id] = entryPath(name);
    const compiled = form.listOf(list);
    const item = form.evaluation().items[list]?.find((each) => each.id === id);
    const problems = compiled && item ? validateItem(compiled, item, form.evaluation(), form.rules()) : [];
    return problems.find(({ field }) => field === name)?.message;
  }

  function stateOf(list: CompiledField, name: string): FieldState {
    const { items, scope } = form.evaluation();
    const [, id] = entryPath(name);
    const item = items[list.field.name]?.find((each) => each.id === id);
    const compiled = questionIn(list, name);
    const isRelevant = compiled !== undefined && item?.relevant.includes(compiled) === true;
    return fieldState(compiled ?? list, isRelevant, { scope: { ...scope, item: item?.answers } });
  }

  return {
    atomOf(name) {
      const found = atoms.get(name);
      if (found) return found;
      const list = form.listOf(entryPath(name)[0]);
      if (!list) throw new Error(`The form has no field "${name}".`);
      const problem = form.model().problems.find(({ field }) => field === name)?.message;
      const made = atom<FieldState>({ ...stateOf(list, name), problem });
      atoms.set(name, made);
      return made;
    },
    follow() {
      for (const [name, each] of atoms) {
        const list = form.listOf(entryPath(name)[0]);
        if (!list) continue;
        const next = { ...stateOf(list, name), revision: each.get().revision };
        form.write(name, form.isWatched(name) ? { ...next, problem: messageOf(name) } : next);
      }
    },
    renew(lists) {
      for (const [name, each] of atoms) {
        const state = each.get();
        if (lists.has(entryPath(name)[0])) form.write(name, { ...state, revision: state.revision + 1 });
      }
    },
    questions: () =>
      Object.entries(form.evaluation().items).flatMap(([list, items]) =>
        items.flatMap(({ id, relevant }) => relevant.map(({ field }) => entryName(list, id, field.name))),
      ),
    messageOf,
    hasUpdate(name) {
      const [list, , inner = ''] = entryPath(name);
      const { items } = form.listOf(list) ?? {};
      return items !== undefined && updatePlaces(items.form).has(inner);
    },
    answerTo(name) {
      const [list, id, inner = ''] = entryPath(name);
      return itemsIn(given[list]).find((item) => item.id === id)?.[inner];
    },
    change(name, texts) {
      const [own, id, inner = ''] = entryPath(name);
      const list = form.listOf(own);
      const compiled = list && questionIn(list, name);
      if (!compiled) return;
      const answer = readAnswer(compiled.field, texts, form.model().formats) ?? null;
      const items = itemsIn(given[own]).map((item) => (item.id === id ? { ...item, [inner]: answer } : item));
      form.record(list, name, items as JsonValue);
    },
    edit(name, edit) {
      const list = form.listOf(name);
      if (list) form.record(list, name, changeItems(list.field, given[name], edit));
    },
  };
}

/** The question of a list that a control asks. */
function questionIn({ items }: CompiledField, name: string): CompiledField | undefined {
  const [, , inner] = entryPath(name);
  return items?.form.fields.find(({ field }) => field.name === inner);
}

import {
  type CompiledField,
  type CompiledStep,
  choosableIds,
  compileRule,
  evaluateRule,
  isQuestion,
  type RuleScope,
  requiredOf,
} from '#engine';
import { type CompiledRule, type CompiledSection, holds, isUnanswered } from '#engine/parts';
import { type Choices, chooseValue, decidedByAnswers, lazyObject } from '../values/choices.ts';
import type { JourneyModel } from './journey-model.ts';
import type { PassedSection, Path } from './path.ts';
import { SymbolicItem } from './symbolic-item.ts';

/** A step or an aside, listed in the order in which answers take effect. */
export interface Position {
  readonly step: CompiledStep;
  /** Its answers count only if the visitor has completed it: an aside beside the path. */
  readonly optional: boolean;
  /** Of a section that is not complete: its answers may be missing or invalid, too. */
  readonly isOpen?: boolean;
}

/**
 * The positions of a path: its steps, each followed by the asides that open after it, and the steps of the sections that
 * are not complete.
 */
export function positionsOf(
  steps: readonly CompiledStep[],
  { steps: path, open }: Pick<Path, 'steps' | 'open'>,
): readonly Position[] {
  const openAt = (at: number) =>
    open.flatMap((each) => (each.at === at && !each.isWaiting ? positionsIn(steps, each.section) : []));
  const asidesAfter = (id: string | undefined) =>
    steps
      .filter(
        ({ definition: step }) =>
          step.aside && step.after === id && !path.some((each) => each.definition === step),
      )
      .map((step) => ({ step, optional: true }));
  return [
    ...asidesAfter(undefined),
    ...openAt(0),
    ...path.flatMap((step, index) => [
      { step, optional: false },
      ...asidesAfter(step.definition.id),
      ...openAt(index + 1),
    ]),
  ];
}

/** The steps of a section of which any may be answered, each followed by the asides that open after it. */
function positionsIn(steps: readonly CompiledStep[], section: CompiledSection): readonly Position[] {
  const own = new Set(steps.filter((step) => step.section === section));
  const ids = new Set([...own].map(({ definition }) => definition.id));
  const asides = steps.filter(({ definition: { aside, after = '' } }) => aside && ids.has(after));
  return [
    ...[...own].map((step) => ({ step, optional: true, isOpen: true })),
    ...asides.map((step) => ({ step, optional: true })),
  ];
}

/** The position of a step among some, by its index. */
export function positionOf(step: CompiledStep | undefined, positions: readonly Position[]): number {
  return positions.findIndex((position) => position.step === step);
}

/**
 * Symbolic state of one run: the conditions of a journey over values that are chosen when a rule reads them. Every
 * answer is valid where its step is passed, as the walk would find it.
 */
export class SymbolicState {
  readonly #model: JourneyModel;
  readonly #choices: Choices;
  #positions: readonly Position[];
  readonly #open: PassedSection[];
  /** Sections that were left on the way from the last step. */
  readonly #left = new Set<CompiledSection>();
  readonly #filling: number | undefined;
  readonly #scopes = new Map<number, RuleScope>();
  readonly #counted = new Map<number, boolean>();
  readonly #shown = new Map<string, boolean>();
  readonly #answers = new Map<string, unknown>();
  readonly #facts = new Map<string, unknown>();
  readonly #items = new Map<CompiledField, SymbolicItem>();
  #isFaulty = false;

  /** @param filling the position that the visitor is still filling in: its answers may be missing or invalid */
  constructor(
    model: JourneyModel,
    choices: Choices,
    positions: readonly Position[],
    filling?: number | undefined,
    open: readonly PassedSection[] = [],
  ) {
    this.#model = model;
    this.#choices = choices;
    this.#positions = positions;
    this.#filling = filling;
    this.#open = [...open];
  }

  /** The number of positions. */
  get count(): number {
    return this.#positions.length;
  }

  /** The sections that are there and not complete. */
  get open(): readonly PassedSection[] {
    return this.#open;
  }

  /** Whether a visitor passes a section over that could be begun. */
  passesOver({ definition: { id } }: CompiledSection): boolean {
    return this.#choices.choose(`passed ${id}`, [false, true]);
  }

  /** Goes on after a section: completed, or open. The rules that follow know its state. */
  leave(section: CompiledSection, open?: PassedSection): void {
    this.#left.add(section);
    if (open) {
      this.#open.push(open);
      if (!open.isWaiting)
        this.#positions = [...this.#positions, ...positionsIn(this.#model.journey.steps, section)];
    }
    this.#scopes.clear();
    this.#facts.clear();
  }

  /** Whether some rule could not be evaluated. */
  get isFaulty(): boolean {
    return this.#isFaulty;
  }

  /**
   * The outcome of a condition for the answers of the first positions; undefined for unknown. An open one is
   * chosen freely.
   * @param name what the condition belongs to; an answer's path if it decides whether that answer counts
   * @param item the option that the rule is about, or an item of a list
   * @param list the path of that list
   */
  truth(rule: CompiledRule, name: string, count: number, item?: unknown, list?: string): boolean | undefined {
    if (this.#isOpen(rule.source, list))
      return this.#choices.choose(`${name}|${this.#lastId(count)}${this.#markOf(rule.source)}`, [
        true,
        false,
      ]);
    const scope = this.#scopeAt(count);
    const value = this.#evaluate(rule, item === undefined ? scope : { ...scope, item });
    return typeof value === 'boolean' ? value : undefined;
  }

  /** Whether a field of a position is shown. */
  isShown(compiled: CompiledField, at: number): boolean {
    const path = `answers.${compiled.field.name}`;
    const key = `${path}|${at}`;
    const known = this.#shown.get(key);
    if (known !== undefined) return known;
    const is = compiled.when === undefined || this.truth(compiled.when, path, at + 1) === true;
    this.#shown.set(key, is);
    return is;
  }

  /** Whether a field of a position is answered as it declares, its checks apart. */
  isAdmitted(compiled: CompiledField, at: number): boolean {
    const value = this.#valueIn(compiled.field.name, compiled, at);
    return !isUnanswered(value) && this.#model.admits(compiled, value);
  }

  /** The answer to a field of a position; undefined if it is not given or does not count. */
  answerIn(compiled: CompiledField, at: number): unknown {
    return isQuestion(compiled.field) ? this.#valueIn(compiled.field.name, compiled, at) : undefined;
  }

  /** Any item of a list of a position. */
  itemOf(list: CompiledField, at: number): SymbolicItem {
    const known = this.#items.get(list);
    if (known) return known;
    const item = new SymbolicItem(list, this.#model, {
      choose: this.#choices.choose,
      truth: (rule, name, value, path) => this.truth(rule, name, at + 1, value, path),
    });
    this.#items.set(list, item);
    return item;
  }

  /** @param list the path of the list whose items a rule reads as `item` */
  #isOpen(rule: unknown, list?: string): boolean {
    const { partitions } = this.#model;
    return list === undefined ? partitions.isOpen(rule) : partitions.isOpenIn(rule, list);
  }

  #markOf(rule: unknown): string {
    return this.#model.isByAnswers(rule) ? decidedByAnswers : '';
  }

  #lastId(count: number): string {
    return this.#positions[count - 1]?.step.definition.id ?? '';
  }

  #evaluate(rule: CompiledRule, scope: RuleScope): unknown {
    const { value, fault } = evaluateRule(rule, scope);
    if (fault) this.#isFaulty = true;
    return value;
  }

  /** The scope of rules that read the answers of the first positions. */
  #scopeAt(count: number): RuleScope {
    const known = this.#scopes.get(count);
    if (known) return known;
    const { surroundings, asksSideConditions } = this.#model;
    const scope: RuleScope = {
      ...surroundings.scope,
      answers: lazyObject((name) => this.#answerAt(name, count)),
      facts: lazyObject((name) => this.#factAt(name, count)),
      results: this.#rootValues('results'),
      section: lazyObject((id) => this.#sectionAt(id, count)),
      session: this.#rootValues('session'),
      // These exist only while something happens in a step.
      ...(asksSideConditions && {
        form: this.#rootValues('form') as { readonly isValid: boolean },
        problem: this.#rootValues('problem'),
        returned: this.#rootValues('returned'),
      }),
      settings: this.#rootValues('settings'),
    };
    this.#scopes.set(count, scope);
    return scope;
  }

  /** The state of a section, for rules that read the answers of the first positions; undefined if it is not known there. */
  #sectionAt(id: string, count: number): unknown {
    const { sections, steps } = this.#model.journey;
    const section = sections.find(({ definition }) => definition.id === id);
    const last = this.#positions.slice(0, count).findLast((each) => !each.step.definition.aside)?.step;
    if (section === undefined) return undefined;
    const end = steps.findLastIndex((step) => step.section === section);
    const isLeft = this.#left.has(section) && count === this.#positions.length;
    if (!isLeft && (last === undefined || steps.indexOf(last) <= end)) return undefined;
    const open = this.#open.find((each) => each.section === section);
    if (open?.isWaiting) return { isComplete: false, state: 'cannotStart' };
    if (open) {
      const state = this.#choices.choose(`section.${id}`, ['notStarted', 'inProgress']);
      return { isComplete: false, state };
    }
    const isTaken = this.#positions.some(({ step }) => step.section === section) || this.#left.has(section);
    return isTaken ? { isComplete: true, state: 'completed' } : undefined;
  }

  #rootValues(root: string) {
    return lazyObject((name) => chooseValue(this.#choices, this.#model.valuesAt, `${root}.${name}`));
  }

  #factAt(name: string, count: number): unknown {
    const key = `${name}|${count}`;
    if (this.#facts.has(key)) return this.#facts.get(key);
    const { surroundings, valuesAt } = this.#model;
    const rule = surroundings.facts[name];
    const path = `facts.${name}`;
    const value = this.#isOpen(rule)
      ? chooseValue(
          this.#choices,
          valuesAt,
          path,
          `${path}@${this.#versionAt(rule, count)}${this.#markOf(rule)}`,
        )
      : this.#evaluate(compileRule(rule ?? null), this.#scopeAt(count));
    this.#facts.set(key, value);
    return value;
  }

  /** The last position that may have changed the value of an open fact. */
  #versionAt(rule: unknown, count: number): string {
    const names = [...this.#model.answersRead(rule)];
    const last = this.#positions
      .slice(0, count)
      .findLastIndex(({ step }) => names.some((name) => this.#model.holder(step.form, name)));
    return this.#lastId(last + 1);
  }

  #answerAt(name: string, count: number): unknown {
    for (let at = count - 1; at >= 0; at--) {
      const position = this.#positions[at];
      const compiled = position && this.#model.holder(position.step.form, name);
      if (position === undefined || compiled === undefined) continue;
      if (position.optional && !this.#isCounted(position, at)) continue;
      return this.#valueIn(name, compiled, at);
    }
    const { journey, answerValues } = this.#model;
    return journey.given.includes(name)
      ? this.#choices.choose(`answers.${name}`, answerValues(name))
      : undefined;
  }

  /** Whether the visitor has completed an aside. */
  #isCounted({ step: { definition: step, when }, isOpen }: Position, at: number): boolean {
    const known = this.#counted.get(at);
    if (known !== undefined) return known;
    this.#counted.set(at, false);
    const key = `${isOpen ? 'open' : 'aside'} ${step.id}`;
    const completed = this.#choices.choose(key, [false, true]);
    const is = completed && (when === undefined || this.truth(when, key, at) === true);
    this.#counted.set(at, is);
    return is;
  }

  #valueIn(name: string, compiled: CompiledField, at: number): unknown {
    const key = `${name}|${at}`;
    if (this.#answers.has(key)) return this.#answers.get(key);
    if (!this.isShown(compiled, at)) {
      this.#answers.set(key, undefined);
      return undefined;
    }
    const value = this.#choices.choose(`answers.${name}`, this.#model.answerValues(name));
    const isOwn = name === compiled.field.name;
    const isFit =
      !isOwn || isUnanswered(value) || compiled.fits(value as Parameters<typeof compiled.fits>[0]);
    this.#answers.set(key, isFit ? value : undefined);
    if (isOwn && Array.isArray(value) && this.#model.decidesItems(compiled))
      this.#answers.set(key, this.#countedItems(compiled, value as readonly Item[], at));
    const isFilledIn = at === this.#filling || this.#positions[at]?.isOpen === true;
    if (isOwn && !isFilledIn && !this.#isValid(compiled, this.#answers.get(key), at)) this.#choices.refuse();
    return this.#answers.get(key);
  }

  /** The items of a list with those answers that count. */
  #countedItems(list: CompiledField, items: readonly Item[], at: number): readonly Item[] {
    const scope = this.#scopeAt(at + 1);
    return items.map((item) => {
      const counted: { [name: string]: unknown } = { ...item };
      for (const question of questionsInOrder(list))
        if (!this.#mayBeShownIn(question, list, { ...scope, item: counted }))
          delete counted[question.field.name];
      return counted as Item;
    });
  }

  /** Whether a question of an item may be shown. An open condition is taken to hold. */
  #mayBeShownIn({ when }: CompiledField, { field }: CompiledField, scope: RuleScope): boolean {
    return when === undefined || this.#isOpen(when.source, `answers.${field.name}`) || holds(when, scope);
  }

  /** Whether each item of a list passes its step. */
  #areValidItems(list: CompiledField, items: readonly Item[], at: number): boolean {
    const outer = this.#scopeAt(at + 1);
    const path = `answers.${list.field.name}`;
    return items.every((item) => {
      const scope = { ...outer, item };
      return questionsInOrder(list).every(
        (question) =>
          !this.#mayBeShownIn(question, list, scope) ||
          (question.when !== undefined &&
            this.#isOpen(question.when.source, path) &&
            isUnanswered(item[question.field.name])) ||
          this.#isValidIn(question, item[question.field.name], scope, path),
      );
    });
  }

  /** Whether an answer passes its step. Open rules about it are taken to pass. */
  #isValid(compiled: CompiledField, value: unknown, at: number): boolean {
    if (!this.#isValidIn(compiled, value, this.#scopeAt(at + 1))) return false;
    if (!Array.isArray(value) || !this.#model.decidesItems(compiled)) return true;
    return this.#areValidItems(compiled, value as readonly Item[], at);
  }

  #isValidIn(compiled: CompiledField, value: unknown, scope: RuleScope, list?: string): boolean {
    const { required, options, checks } = compiled;
    if (isUnanswered(value))
      return !required || this.#isOpen(requiredOf(compiled.field), list) || !holds(required, scope);
    if (!this.#model.admits(compiled, value)) return false;
    if (options && this.#model.decidesOptions(compiled)) {
      const free = choosableIds(options, scope);
      if (![value].flat().every((id) => free.has(String(id)))) return false;
    }
    return checks.every(
      ({ that }) => this.#isOpen(that.source, list) || evaluateRule(that, scope).value !== false,
    );
  }
}

/** An item of a representative list. */
type Item = { readonly [name: string]: unknown };

function questionsInOrder({ items }: CompiledField): readonly CompiledField[] {
  return (items?.form.order ?? []).flatMap((node) => (node.node === 'field' ? [node.compiled] : []));
}

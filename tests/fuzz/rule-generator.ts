import type { Rule } from '#schemas';
import { operatorNames } from '../../engine/rules/types/operator-names.ts';
import type { Random } from './random.ts';
import { randomDate, randomNumber, sizes } from './rule-world.ts';

/** Kinds of value that a generated rule may have. */
export type Kind = 'boolean' | 'number' | 'text' | 'date' | 'size' | 'numbers' | 'sizes' | 'bikes' | 'bike';

/** Kinds of the current element and of the accumulator in the place of the rule. */
interface Place {
  readonly item?: Kind;
  readonly accumulator?: Kind;
}

const references: Readonly<Record<Kind, readonly [string, ...string[]]>> = {
  boolean: ['answers.member', 'answers.insured', 'answers.chosen.electric', 'results.offer.electric'],
  number: ['answers.days', 'answers.riders', 'results.total', 'answers.chosen.price', 'answers.weights.1'],
  text: ['answers.name', 'answers.note', 'answers.chosen.model'],
  date: ['answers.start', 'answers.born', 'now', 'results.offer.due'],
  size: ['answers.size', 'answers.chosen.size'],
  numbers: ['answers.weights'],
  sizes: ['answers.extras'],
  bikes: ['answers.bikes'],
  bike: ['answers.chosen', 'results.offer', 'answers.bikes.0'],
};

const bikeParts: Readonly<Partial<Record<Kind, string>>> = {
  number: 'price',
  size: 'size',
  boolean: 'electric',
  text: 'model',
  date: 'due',
};

const elements: Readonly<Partial<Record<Kind, Kind>>> = { numbers: 'number', sizes: 'size', bikes: 'bike' };

/**
 * Generates rules that pass the check. `shared` rules use only operators that JsonLogic has under the same
 * name, and no values that could be unanswered, so that results can be compared with JsonLogic's.
 */
export class RuleGenerator {
  readonly #random: Random;
  readonly #shared: boolean;

  constructor(random: Random, shared: boolean) {
    this.#random = random;
    this.#shared = shared;
  }

  make(kind: Kind, depth: number, place: Place = {}): Rule {
    if (depth <= 0 || this.#random.chance(0.15)) return this.#leaf(kind, place);
    const make = (of: Kind) => this.make(of, depth - 1, place);
    switch (kind) {
      case 'boolean':
        return this.#boolean(make, depth, place);
      case 'number':
        return this.#number(make, depth, place);
      case 'text':
        return this.#text(make);
      case 'date':
        return this.#date(make);
      case 'numbers':
      case 'sizes':
      case 'bikes':
        return this.#list(kind, make, depth, place);
      default:
        return this.#choose(kind, make, depth, place);
    }
  }

  #leaf(kind: Kind, place: Place): Rule {
    const fromItem = this.#fromItem(kind, place);
    // JsonLogic sees only the element, so a shared rule reads nothing else.
    if (fromItem !== undefined && (this.#shared || this.#random.chance(0.6))) return fromItem;
    if (kind !== 'bike' && kind !== 'bikes' && (this.#random.chance(0.4) || (this.#shared && place.item))) {
      return this.#literal(kind);
    }
    if (this.#shared && place.item !== undefined) return kind === 'bikes' ? [] : { literal: {} };
    const path = this.#random.pick(references[kind]);
    if (this.#shared && /\d/.test(path)) return this.#literal(kind);
    const withDefault = !this.#shared && kind !== 'bike' && kind !== 'bikes' && this.#random.chance(0.1);
    return withDefault ? { var: [path, this.#literal(kind)] } : { var: path };
  }

  #fromItem(kind: Kind, { item, accumulator }: Place): Rule | undefined {
    if (accumulator === kind && this.#random.chance(0.5)) return { var: 'accumulator' };
    if (item === kind) return { var: 'item' };
    const part = item === 'bike' ? bikeParts[kind] : undefined;
    return part === undefined ? undefined : { var: `item.${part}` };
  }

  #literal(kind: Kind): Rule {
    switch (kind) {
      case 'boolean':
        return this.#random.chance(0.5);
      case 'number':
        return randomNumber(this.#random);
      case 'date':
        return randomDate(this.#random);
      case 'size':
        return this.#random.pick(sizes);
      case 'numbers':
        return Array.from({ length: this.#random.below(3) }, () => randomNumber(this.#random));
      case 'sizes':
        return Array.from({ length: this.#random.below(3) }, () => this.#random.pick(sizes));
      case 'text':
        return this.#random.pick(['', 'a', 'Ana', '-', 'north', 'é', 'ß', '😀', 'n😁～']);
      default:
        return [];
    }
  }

  #boolean(make: (kind: Kind) => Rule, depth: number, place: Place): Rule {
    const compared = this.#random.pick(['number', 'text', 'date', 'size', 'boolean'] as const);
    const ordered = this.#random.pick(['number', 'text', 'date'] as const);
    const some = (least: number) =>
      Array.from({ length: least + this.#random.below(3) }, () => make('boolean'));
    const list = this.#random.pick(['numbers', 'sizes', 'bikes'] as const);
    const condition = () => this.#body(list, 'boolean', depth, place);
    const own: readonly (() => Rule)[] = [
      () => ({ answered: [make(this.#random.pick(['number', 'text', 'date', 'bike', 'sizes'] as const))] }),
      () => ({ not: make('boolean') }),
      () => ({ 'any-in': [make('sizes'), make('sizes')] }),
      () => ({ 'all-in': [make('numbers'), make('numbers')] }),
      () => ({ matches: [make('text'), this.#random.pick(['^a', 'n', '[0-9]+$']), 'i'] }),
    ];
    const shared: readonly [() => Rule, ...(() => Rule)[]] = [
      () => ({ [this.#random.pick(['==', '!=', '===', '!=='] as const)]: [make(compared), make(compared)] }),
      () => ({ [this.#random.pick(['<', '<=', '>', '>='] as const)]: [make(ordered), make(ordered)] }),
      () => ({ [this.#random.pick(['<', '<='] as const)]: [make(ordered), make(ordered), make(ordered)] }),
      () => ({ and: some(1) }),
      () => ({ or: some(1) }),
      () => ({ '!': make('boolean') }),
      () => ({ '!!': [make(this.#random.pick(['number', 'text', 'boolean', 'numbers'] as const))] }),
      () => ({ in: [make('size'), make('sizes')] }),
      () => ({ in: [make('number'), make('numbers')] }),
      () => ({ in: [make('text'), make('text')] }),
      () => ({ [this.#random.pick(['some', 'all', 'none'] as const)]: [make(list), condition()] }),
      () => this.#if('boolean', make),
    ];
    return this.#one(shared, own);
  }

  #number(make: (kind: Kind) => Rule, depth: number, place: Place): Rule {
    const some = () => Array.from({ length: 1 + this.#random.below(3) }, () => make('number'));
    const own: readonly (() => Rule)[] = [
      () => ({
        round: [make('number'), this.#random.below(4), this.#random.pick(['nearest', 'up', 'down'] as const)],
      }),
      () => ({ sum: [make('numbers')] }),
      () => ({ average: [make('numbers')] }),
      () => ({ count: [make(this.#random.pick(['numbers', 'sizes', 'bikes'] as const))] }),
      () => ({ 'days-between': [make('date'), make('date')] }),
      () => ({ 'years-between': [make('date'), make('date')] }),
      () => ({ weekday: make('date') }),
      () => ({
        lookup: ['deposits', this.#random.pick<Rule>(['small', { var: 'answers.size' }]), 'deposit'],
      }),
      () => ({ decide: ['surcharge', { weight: make('number') }] }),
      () => ({
        call: ['day-rate', this.#random.chance(0.8) ? { bike: make('bike'), days: make('number') } : {}],
      }),
      () => ({ [this.#random.pick(['first', 'last', 'only'] as const)]: [make('numbers')] }),
      () => ({ get: [make('bike'), 'price'] }),
      () => ({ get: [make('bikes'), `${this.#random.below(3)}.price`] }),
      () => ({ count: { options: 'deposits' } }),
      () => ({ find: [make('numbers'), this.#body('numbers', 'boolean', depth, place)] }),
    ];
    const shared: readonly [() => Rule, ...(() => Rule)[]] = [
      () => ({ '+': some() }),
      () => ({ '*': some() }),
      () => ({ '-': [make('number'), make('number')] }),
      () => ({ '-': [make('number')] }),
      () => ({ '/': [make('number'), make('number')] }),
      () => ({ '%': [make('number'), make('number')] }),
      () => ({ [this.#random.pick(['min', 'max'] as const)]: some() }),
      () => this.#reduce(make, depth),
      () => this.#if('number', make),
    ];
    return this.#one(shared, own);
  }

  #reduce(make: (kind: Kind) => Rule, depth: number): Rule {
    const list = this.#random.pick(['numbers', 'bikes'] as const);
    const place: Place = { item: elements[list] ?? 'number', accumulator: 'number' };
    const body = this.make('number', Math.min(depth - 1, this.#shared ? 1 : 2), place);
    return { reduce: [make(list), { '+': [body, { var: 'accumulator' }] }, make('number')] };
  }

  #text(make: (kind: Kind) => Rule): Rule {
    const own: readonly (() => Rule)[] = [
      () => ({ [this.#random.pick(['lower', 'upper', 'trim'] as const)]: make('text') }),
      () => ({ join: [{ split: [make('text'), '-'] }, make('text')] }),
      () => ({ join: [make(this.#random.pick(['numbers', 'sizes'] as const)), ', '] }),
      () => ({ replace: [make('text'), make('text'), make('text')] }),
      () => ({
        'format-date': [make('date'), this.#random.pick(['d MMMM yyyy', "EEEE do 'of' MMM yy"] as const)],
      }),
      () => ({ 'format-number': [make('number'), this.#random.below(4)] }),
      () => ({ 'format-number': [make('number')] }),
      () => ({ join: [{ split: [make('text'), ''] }, '-'] }),
      () => ({ 'format-money': [make('number'), 'NZD'] }),
      () => ({ lookup: ['deposits', this.#random.pick<Rule>(['medium', { var: 'answers.chosen.size' }])] }),
    ];
    const shared: readonly [() => Rule, ...(() => Rule)[]] = [
      () => ({ cat: [make('text'), make(this.#random.pick(['number', 'text', 'size'] as const))] }),
      () => ({ substr: [make('text'), this.#random.below(7) - 3] }),
      () => ({
        substr: [make('text'), this.#random.below(7) - 3, this.#random.pick([-2, -1, 0, 1, 2, 1.5, -0.5])],
      }),
      () => this.#if('text', make),
    ];
    return this.#one(shared, own);
  }

  #date(make: (kind: Kind) => Rule): Rule {
    return this.#one(
      [() => this.#if('date', make)],
      [
        () => ({ 'add-days': [make('date'), this.#random.below(800) - 400] }),
        () => ({ 'add-business-days': [make('date'), this.#random.below(40) - 20] }),
        () => ({
          [this.#random.pick(['add-months', 'add-years'] as const)]: [
            make('date'),
            this.#random.below(80) - 40,
          ],
        }),
        () => ({
          [this.#random.pick(['start-of-month', 'end-of-month', 'start-of-year', 'end-of-year'] as const)]:
            make('date'),
        }),
        () => ({ 'parse-date': [make('text'), 'd/M/yyyy'] }),
        () => ({ 'parse-date': [{ 'format-date': [make('date'), 'dd/MM/yyyy'] }, 'dd/MM/yyyy'] }),
      ],
    );
  }

  #list(kind: 'numbers' | 'sizes' | 'bikes', make: (kind: Kind) => Rule, depth: number, place: Place): Rule {
    const shared: [() => Rule, ...(() => Rule)[]] = [
      () => ({ filter: [make(kind), this.#body(kind, 'boolean', depth, place)] }),
      () => ({ merge: [make(kind), make(kind)] }),
    ];
    const from = this.#random.pick(['numbers', 'bikes'] as const);
    if (kind === 'numbers')
      shared.push(() => ({ map: [make(from), this.#body(from, 'number', depth, place)] }));
    const own: (() => Rule)[] = [
      () => ({ sort: [make(kind), this.#body(kind, 'text', depth, place), 'descending'] }),
      () => ({ flatten: { map: [make(from), this.#body(from, kind, depth, place)] } }),
      () => ({
        sort: [make(kind), this.#body(kind, this.#random.pick(['number', 'date'] as const), depth, place)],
      }),
    ];
    if (kind !== 'bikes')
      own.push(
        () => ({ sort: [make(kind)] }),
        () => ({ distinct: [make(kind)] }),
      );
    if (kind === 'bikes') {
      own.push(() => ({ map: [{ group: [make(kind), { var: 'item.size' }] }, { var: 'item.items.0' }] }));
    }
    return this.#one(shared, own);
  }

  #choose(kind: Kind, make: (kind: Kind) => Rule, depth: number, place: Place): Rule {
    const own: (() => Rule)[] = [];
    if (kind === 'bike') {
      own.push(
        () => ({ find: [make('bikes'), this.#body('bikes', 'boolean', depth, place)] }),
        () => ({ [this.#random.pick(['first', 'last', 'only'] as const)]: [make('bikes')] }),
        () => ({ extend: [make('bike'), { object: { price: make('number') } }] }),
        () => ({ pick: [make('bike'), 'price', 'size', 'electric', 'model', 'due'] }),
      );
    }
    return this.#one([() => this.#if(kind, make)], own);
  }

  #if(kind: Kind, make: (kind: Kind) => Rule): Rule {
    const chain: Rule[] = [];
    for (let index = this.#random.below(2); index >= 0; index -= 1) chain.push(make('boolean'), make(kind));
    if (this.#shared || this.#random.chance(0.7)) chain.push(make(kind));
    return { if: chain };
  }

  #body(list: 'numbers' | 'sizes' | 'bikes', kind: Kind, depth: number, place: Place): Rule {
    const item = elements[list] ?? 'number';
    // JsonLogic sees no accumulator inside another list operator.
    return this.make(kind, depth - 1, this.#shared ? { item } : { ...place, item });
  }

  #one(shared: readonly [() => Rule, ...(() => Rule)[]], own: readonly (() => Rule)[]): Rule {
    const [first, ...rest] = shared;
    return this.#random.pick<() => Rule>(this.#shared ? shared : [first, ...rest, ...own])();
  }
}

/** JSON that may resemble a rule in places, to test the robustness of the check. */
export function randomJson(random: Random, depth: number): unknown {
  const inner = () => randomJson(random, depth - 1);
  switch (depth <= 0 ? random.below(6) : random.below(11)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
      return randomNumber(random);
    case 2:
      return random.pick([
        '',
        'answers',
        'answers.days',
        'item',
        'x',
        '__proto__',
        'now',
        '2026-01-15',
        'yyyy',
      ]);
    case 3:
      return {
        var: random.pick(['answers.days', 'answers.bikes', 'item', 'item.price', '', 'constructor.name']),
      };
    case 4:
      return {};
    case 5:
      return [];
    case 6:
      return Array.from({ length: random.below(4) }, inner);
    case 7:
      return { [random.pick(['a', 'missing', 'toString', 'constructor'])]: inner(), b: inner() };
    default:
      return { [operatorNames[random.below(operatorNames.length)] ?? '==']: arrayOrOne(random, inner) };
  }
}

function arrayOrOne(random: Random, inner: () => unknown): unknown {
  return random.chance(0.85) ? Array.from({ length: random.below(4) }, inner) : inner();
}

import { type RuleType, tableOf } from '#engine';
import { type Call, missingType, mostItems, readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import { distinctTexts, type TextLimits } from '../../constraints/patterns/distinct-texts.ts';
import type { Pattern } from '../../constraints/patterns/pattern-automaton.ts';
import { areDistinguished } from './lists-of-choices.ts';
import { valuesOf } from './representatives.ts';

/** A condition that is asked of the items of a list. */
export interface ItemCondition {
  readonly rule: unknown;
  /** The name under which it reads the item. */
  readonly item: string;
}

/** A rule of a question in a list, which reads its item as `item`. */
export interface ItemRule {
  readonly rule: unknown;
  /** Path of the list. */
  readonly list: string;
}

/** Looks up what the rules of a journey name. */
export interface RuleSources {
  readonly facts: { readonly [name: string]: Rule };
  /** A decision or function document. */
  readonly decision: (id: string) => unknown;
  /** Types of the roots of rules. */
  readonly roots: () => { readonly [root: string]: RuleType | undefined };
}

const equalities: ReadonlySet<string> = new Set(['==', '!=', '===', '!==']);
const orders: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Partitions of the values that the rules of a journey read: values in one part are alike to all rules. */
export interface Partitions {
  /**
   * Whether representatives cannot decide a rule: it reads a value of many other than by comparing it with
   * constants, such as the sum of two numbers. Its outcome is then chosen freely, as if it could be any.
   */
  readonly isOpen: (rule: unknown) => boolean;
  /** The constants that some rule compares a path with. */
  readonly constantsAt: (path: string) => ReadonlySet<unknown>;
  /** Whether rules only compare a path with constants, so that they treat all other values alike. */
  readonly isOnlyCompared: (path: string) => boolean;
  /** Texts that represent all others than the constants, where patterns are asked of them. */
  readonly textsAt: (path: string) => readonly string[] | undefined;
  /** Whether some rule asks how many elements a list has. */
  readonly isCounted: (path: string) => boolean;
  /** As `isOpen`, of a rule that reads an item of a list as `item`. */
  readonly isOpenIn: (rule: unknown, list: string) => boolean;
  /** The conditions that rules ask of some, all or none of the items of a list. */
  readonly asksOf: (list: string) => readonly ItemCondition[];
  /** Lists of items that represent all at a path; undefined where they would be too many. */
  readonly listsAt: (path: string) => readonly unknown[] | undefined;
  readonly typeAt: (path: string) => RuleType;
}

/** Everything that is known of the values at paths beside their types. */
export interface KnownValues {
  /** Whether rules decide which choices an answer may have, so that no choice represents others. */
  readonly isOfferedByRule?: (path: string) => boolean;
  /** The declaration for the texts at a path; undefined where no search can keep to it. */
  readonly limitsOf?: (path: string) => TextLimits | undefined;
  /** Lists of items that represent all at a path; undefined where they would be too many. */
  readonly listsOf?: (path: string, partitions: Partitions) => readonly unknown[] | undefined;
}

/**
 * Partitions the values of all paths that some rules read. All rules are read first, because the values of a path are
 * divided at every constant that any of them compares it with.
 */
export function partitionValues(
  rules: readonly unknown[],
  sources: RuleSources,
  known: KnownValues = {},
  itemRules: readonly ItemRule[] = [],
): Partitions {
  const partitions = new PartitionedPaths(sources, known);
  partitions.readAll(rules, itemRules);
  return partitions;
}

/** Decides which rules are open, and notes the uses of each path that they read. */
class PartitionedPaths implements Partitions {
  readonly #sources: RuleSources;
  readonly #isOfferedByRule: (path: string) => boolean;
  readonly #limitsOf: (path: string) => TextLimits | undefined;
  readonly #listsOf: (path: string) => readonly unknown[] | undefined;
  /** Paths that are used other than by comparison. */
  readonly #used = new Set<string>();
  readonly #counted = new Set<string>();
  readonly #constants = new Map<string, Set<unknown>>();
  readonly #patterns = new Map<string, Map<string, Pattern>>();
  readonly #texts = new Map<string, readonly string[] | undefined>();
  readonly #types = new Map<string, RuleType>();
  readonly #open = new Map<unknown, boolean>();
  readonly #openIn = new Map<string, Map<unknown, boolean>>();
  readonly #asked = new Map<string, Map<string, ItemCondition>>();
  readonly #lists = new Map<string, readonly unknown[] | undefined>();
  /** The lists whose items a condition reads, by the names under which it reads them. */
  #items: ReadonlyMap<string, string> = new Map();
  /** Whether the uses of all rules are noted, so that patterns can be told apart. */
  #areAllRead = false;

  constructor(
    sources: RuleSources,
    {
      isOfferedByRule = () => false,
      limitsOf = () => ({ patterns: [] }),
      listsOf = () => undefined,
    }: KnownValues,
  ) {
    this.#sources = sources;
    this.#isOfferedByRule = isOfferedByRule;
    this.#limitsOf = limitsOf;
    this.#listsOf = (path) => listsOf(path, this);
  }

  /** Notes the uses of all rules. Which of them are open depends on the constants and patterns of every other. */
  readAll(rules: readonly unknown[], itemRules: readonly ItemRule[]): void {
    for (const rule of rules) this.isOpen(rule);
    for (const { rule, list } of itemRules) this.isOpenIn(rule, list);
    this.#open.clear();
    this.#openIn.clear();
    this.#areAllRead = true;
  }

  readonly isOnlyCompared = (path: string): boolean => !this.#used.has(path);
  readonly isCounted = (path: string): boolean => this.#counted.has(path);
  readonly constantsAt = (path: string): ReadonlySet<unknown> => this.#constants.get(path) ?? new Set();

  readonly typeAt = (path: string): RuleType => {
    const type = this.#types.get(path) ?? typeOfPath(path, this.#sources.roots());
    this.#types.set(path, type);
    return type;
  };

  readonly textsAt = (path: string): readonly string[] | undefined => {
    const asked = this.#patterns.get(path);
    if (asked === undefined) return undefined;
    if (!this.#texts.has(path)) {
      const limits = this.#limitsOf(path);
      const named = [...this.constantsAt(path)].filter((each) => typeof each === 'string');
      // The empty text is no answer.
      const apart = new Set(path.startsWith('answers.') ? ['', ...named] : named);
      const all = limits && [...asked.values(), ...limits.patterns];
      this.#texts.set(path, all && distinctTexts({ ...limits, patterns: all, constants: apart }));
    }
    return this.#texts.get(path);
  };

  readonly isOpen = (rule: unknown): boolean => {
    if (typeof rule !== 'object' || rule === null) return false;
    const known = this.#open.get(rule);
    if (known !== undefined) return known;
    // A circle, which another check refuses, is open.
    this.#open.set(rule, true);
    // A fact that a condition on items reads does not read the item.
    const outer = this.#items;
    this.#items = new Map();
    const found = this.#isOpenPart(rule, undefined);
    this.#items = outer;
    this.#open.set(rule, found);
    return found;
  };

  readonly isOpenIn = (rule: unknown, list: string): boolean => {
    const known = this.#openIn.get(list) ?? new Map<unknown, boolean>();
    this.#openIn.set(list, known);
    const found = known.get(rule) ?? this.#withItem('item', list, () => this.#isOpenPart(rule, undefined));
    known.set(rule, found);
    return found;
  };

  readonly asksOf = (list: string): readonly ItemCondition[] => [...(this.#asked.get(list)?.values() ?? [])];

  readonly listsAt = (path: string): readonly unknown[] | undefined => {
    if (!this.#lists.has(path)) this.#lists.set(path, this.#listsOf(path));
    return this.#lists.get(path);
  };

  /** Reads a part in which a name stands for an item of a list. */
  #withItem(item: string, list: string | undefined, read: () => boolean): boolean {
    const outer = this.#items;
    this.#items = new Map([...outer, [item, list ?? '']]);
    const found = read();
    this.#items = outer;
    return found;
  }

  /** Whether a condition on some, all or none of the items of a list is open. */
  #isOpenQuantifier({ args: [, rule, name] }: Call, list: string): boolean {
    const item = typeof name === 'string' ? name : 'item';
    const asked = this.#asked.get(list) ?? new Map<string, ItemCondition>();
    this.#asked.set(list, asked.set(JSON.stringify([rule, item]), { rule, item }));
    const isOpen = this.#withItem(item, list, () => this.#isOpenPart(rule, undefined));
    return isOpen || (this.#areAllRead && this.listsAt(list) === undefined);
  }

  #addConstants(path: string, constants: readonly unknown[]): void {
    const known = this.#constants.get(path) ?? new Set();
    for (const constant of constants) known.add(constant);
    this.#constants.set(path, known);
  }

  /** Reads every part, even after an open one, to find all constants. */
  #areOpen(parts: readonly unknown[], parent: Call | undefined): boolean {
    return parts.map((part) => this.#isOpenPart(part, parent)).includes(true);
  }

  #isOpenPart(part: unknown, parent: Call | undefined): boolean {
    if (typeof part !== 'object' || part === null) return false;
    if (Array.isArray(part)) return this.#areOpen(part, parent);
    const call = readCall(part);
    if (call === undefined) return this.#areOpen(Object.values(part), undefined);
    if (call.name === 'literal') return false;
    if (call.name === 'var') {
      const [path, ...others] = call.args;
      const direct = others.length === 0 ? directUse(parent, part) : undefined;
      return [this.#isOpenRead(String(path), direct), this.#areOpen(others, call)].includes(true);
    }
    const list = listAsked(call);
    if (list !== undefined && !this.#items.size && isListOfItems(this.typeAt(list)))
      return this.#isOpenQuantifier(call, list);
    const [id] = call.args;
    const named = (call.name === 'decide' || call.name === 'call') && typeof id === 'string';
    return [named && this.#isOpenTable(id), this.#areOpen(call.args, call)].includes(true);
  }

  /** Whether a path of an item reads the answer to one of its questions, not the item as a whole or its place. */
  #isOfItem(list: string, read: string): boolean {
    const [, name, ...others] = read.split('.');
    return name !== undefined && others.length === 0 && name !== 'id' && isAskedIn(this.typeAt(list), name);
  }

  #isOpenTable(id: string): boolean {
    const { rows = [], otherwise } = tableOf(this.#sources.decision(id) as Parameters<typeof tableOf>[0]);
    const parts = [...rows.flatMap(({ when, then }) => [when, then]), otherwise];
    return parts.map((part) => this.isOpen(part)).includes(true);
  }

  #isOpenRead(read: string, direct: DirectUse | undefined): boolean {
    const { facts, roots } = this.#sources;
    const list = this.#items.get(read.split('.', 1).join());
    if (list !== undefined && !this.#isOfItem(list, read)) return true;
    const path = list === undefined ? read : read.replace(/^\w+/, `${list}.*`);
    const [root = '', name] = path.split('.');
    if (root === 'now' || root === 'page' || root === 'call') return true;
    if (roots()[root] === undefined) return root === 'response';
    if (root === 'site') return false;
    if (name === undefined) return true;
    if (root === 'facts' && !this.isOpen(facts[name])) return false;
    const type = this.typeAt(path);
    if (direct?.use === 'answered') return false;
    if (type.kind === 'list' && type.item.kind === 'choice') {
      const { ids } = type.item;
      if (direct?.isCounted) this.#counted.add(path);
      if (direct?.use === 'choices' && !(direct.isCounted && root !== 'answers')) {
        this.#addConstants(path, this.#isOfferedByRule(path) ? ids : direct.constants);
        return !areDistinguished(ids, this.constantsAt(path));
      }
      // A list of a service may hold a choice several times, so that no few lists represent all.
      if (root !== 'answers') return true;
    }
    if (root === 'answers' && isCountable(type) && direct?.isCounted) {
      this.#counted.add(path);
      return false;
    }
    if (direct?.pattern !== undefined && type.kind === 'text' && !type.values) {
      const known = this.#patterns.get(path) ?? new Map();
      this.#patterns.set(path, known.set(JSON.stringify(direct.pattern), direct.pattern));
      return this.#areAllRead && this.textsAt(path) === undefined;
    }
    const isOrdered = direct?.use === 'order' && ordered.has(type.kind);
    if (direct && (isOrdered || direct.use === 'equality') && comparable.has(type.kind)) {
      this.#addConstants(path, direct.constants);
      return false;
    }
    this.#used.add(path);
    return valuesOf(type) === undefined;
  }
}

const quantifiers: ReadonlySet<string> = new Set(['some', 'all', 'none']);

/** Path of the list of answers of whose items a call asks a condition. */
function listAsked({ name, args: [list] }: Call): string | undefined {
  const read = quantifiers.has(name) ? readCall(list) : undefined;
  const [path, ...others] = read?.name === 'var' ? read.args : [];
  return others.length === 0 && /^answers\.\w+$/.test(String(path)) ? String(path) : undefined;
}

function isListOfItems(type: RuleType): boolean {
  return type.kind === 'list' && type.item.kind === 'object';
}

/** Most items of a list whose lengths are told apart one by one. */
const mostCounted = 30;

/** Whether a list of items has few lengths, so that a rule about its length is decided. */
function isCountable(type: RuleType): boolean {
  return type.kind === 'list' && type.item.kind === 'object' && mostItems(type) <= mostCounted;
}

const comparable: ReadonlySet<string> = new Set(['text', 'number', 'date', 'choice']);
const ordered: ReadonlySet<string> = new Set(['number', 'date']);

function isAskedIn(type: RuleType, name: string): boolean {
  return type.kind === 'list' && type.item.kind === 'object' && Object.hasOwn(type.item.properties, name);
}

interface DirectUse {
  readonly use: 'answered' | 'equality' | 'order' | 'choices' | 'pattern';
  readonly constants: readonly unknown[];
  readonly pattern?: Pattern;
  /** Whether only the length of a list is read. */
  readonly isCounted?: boolean;
}

/** A use that only tests whether a value is answered, compares it with constants, counts it or asks what it holds. */
function directUse(parent: Call | undefined, part: object): DirectUse | undefined {
  if (parent === undefined || !parent.args.includes(part)) return undefined;
  const { name, args } = parent;
  if (name === 'answered') return { use: 'answered', constants: [] };
  if (name === 'count') return { use: 'choices', constants: [], isCounted: true };
  const others = args.filter((arg) => arg !== part);
  if (name === 'in' && args[1] === part && isScalar(args[0])) return { use: 'choices', constants: others };
  if (name === 'any-in' || name === 'all-in') {
    const [list] = others;
    return Array.isArray(list) && list.every(isScalar) ? { use: 'choices', constants: list } : undefined;
  }
  if (name === 'in') {
    const [list] = others;
    const isMember = args[0] === part && Array.isArray(list) && list.every(isScalar);
    return isMember ? { use: 'equality', constants: list } : undefined;
  }
  if (!others.every(isScalar)) return undefined;
  if (name === 'matches') {
    const [pattern, flags = ''] = others;
    return { use: 'pattern', constants: [], pattern: { pattern: String(pattern), flags: String(flags) } };
  }
  if (equalities.has(name)) return { use: 'equality', constants: others };
  return orders.has(name) ? { use: 'order', constants: others } : undefined;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object';
}

function typeOfPath(path: string, roots: { readonly [root: string]: RuleType | undefined }): RuleType {
  const [root = '', ...keys] = path.split('.');
  let type = roots[root] ?? missingType;
  for (const key of keys) {
    if (type.kind === 'list' && key === '*') {
      type = type.item;
      continue;
    }
    if (type.kind !== 'object') return missingType;
    type = (Object.hasOwn(type.properties, key) ? type.properties[key] : type.rest) ?? missingType;
  }
  return type;
}

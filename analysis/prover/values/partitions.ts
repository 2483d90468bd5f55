import { type RuleType, tableOf } from '#engine';
import { type Call, missingType, readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import type { TextLimits } from '../../constraints/patterns/distinct-texts.ts';
import { distinctTexts } from '../../constraints/patterns/distinct-texts.ts';
import type { Pattern } from '../../constraints/patterns/pattern-automaton.ts';
import { areDistinguished } from './lists-of-choices.ts';
import { valuesOf } from './representatives.ts';

/** Looks up what the rules of a journey name. */
export interface RuleSources {
  readonly facts: { readonly [name: string]: Rule };
  /** A decision or function document. */
  readonly decision: (id: string) => unknown;
  /** Types of the roots of rules. */
  readonly roots: () => { readonly [root: string]: RuleType | undefined };
}

/** Whether rules decide which choices an answer may have, so that no choice represents others. */
export type OfferedByRule = (path: string) => boolean;

/** Knowledge of how the rules of a journey use each value that they read. */
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
  /** Representatives of all texts but the constants, if rules use patterns on them. */
  readonly textsAt: (path: string) => readonly string[] | undefined;
  /** Whether some rule asks how many elements a list has. */
  readonly isCounted: (path: string) => boolean;
  readonly typeAt: (path: string) => RuleType;
}

const equalities: ReadonlySet<string> = new Set(['==', '!=', '===', '!==']);
const orders: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/**
 * Reads all rules first, because a leaf is cut at every constant that any of them compares it with.
 * @param limitsOf what is declared for the texts at a path; undefined where no search can keep to it
 */
export function partitionValues(
  rules: readonly unknown[],
  sources: RuleSources,
  isOfferedByRule: OfferedByRule = () => false,
  limitsOf: (path: string) => TextLimits | undefined = () => ({ patterns: [] }),
): Partitions {
  const open = new Map<unknown, boolean>();
  const constants = new Map<string, Set<unknown>>();
  const used = new Set<string>();
  const counted = new Set<string>();
  const patterns = new Map<string, Map<string, Pattern>>();
  const texts = new Map<string, readonly string[] | undefined>();
  const types = new Map<string, RuleType>();
  const typeAt = (path: string): RuleType => {
    const type = types.get(path) ?? typeOfPath(path, sources.roots());
    types.set(path, type);
    return type;
  };

  const isOpen = (rule: unknown): boolean => {
    if (typeof rule !== 'object' || rule === null) return false;
    const known = open.get(rule);
    if (known !== undefined) return known;
    // A circle, which another check refuses, is open.
    open.set(rule, true);
    const found = isOpenPart(rule, undefined);
    open.set(rule, found);
    return found;
  };

  /** Reads every part, even after an open one, to find all constants. */
  const areOpen = (parts: readonly unknown[], parent: Call | undefined): boolean =>
    parts.map((part) => isOpenPart(part, parent)).includes(true);

  const isOpenPart = (part: unknown, parent: Call | undefined): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    if (Array.isArray(part)) return areOpen(part, parent);
    const call = readCall(part);
    if (call === undefined) return areOpen(Object.values(part), undefined);
    if (call.name === 'literal') return false;
    if (call.name === 'var') {
      const [path, ...others] = call.args;
      const direct = others.length === 0 ? directUse(parent, part) : undefined;
      return [isOpenRead(String(path), direct), areOpen(others, call)].includes(true);
    }
    const [id] = call.args;
    const named = (call.name === 'decide' || call.name === 'call') && typeof id === 'string';
    return [named && isOpenTable(id), areOpen(call.args, call)].includes(true);
  };

  const isOpenTable = (id: string): boolean => {
    const { rows = [], otherwise } = tableOf(sources.decision(id) as Parameters<typeof tableOf>[0]);
    const parts = [...rows.flatMap(({ when, then }) => [when, then]), otherwise];
    return parts.map(isOpen).includes(true);
  };

  const isOpenRead = (path: string, direct: DirectUse | undefined): boolean => {
    const [root = '', name] = path.split('.');
    if (root === 'now' || root === 'page' || root === 'call') return true;
    if (sources.roots()[root] === undefined) return root === 'response';
    if (root === 'site') return false;
    if (name === undefined) return true;
    if (root === 'facts' && !isOpen(sources.facts[name])) return false;
    const type = typeAt(path);
    if (direct?.use === 'answered') return false;
    if (type.kind === 'list' && type.item.kind === 'choice') {
      const { ids } = type.item;
      if (direct?.isCounted) counted.add(path);
      if (direct?.use === 'choices' && !(direct.isCounted && root !== 'answers'))
        return !canTellLists(path, ids, isOfferedByRule(path) ? ids : direct.constants);
      // A list of a service may hold a choice several times, so few lists cannot represent all.
      if (root !== 'answers') return true;
    }
    if (direct?.pattern !== undefined && type.kind === 'text' && !type.values) {
      const known = patterns.get(path) ?? new Map();
      patterns.set(path, known.set(JSON.stringify(direct.pattern), direct.pattern));
      return areAllRead && textsAt(path) === undefined;
    }
    const isOrdered = direct?.use === 'order' && ordered.has(type.kind);
    if (direct && (isOrdered || direct.use === 'equality') && comparable.has(type.kind)) {
      const known = constants.get(path) ?? new Set();
      for (const constant of direct.constants) known.add(constant);
      constants.set(path, known);
      return false;
    }
    used.add(path);
    return valuesOf(type) === undefined;
  };

  const canTellLists = (path: string, ids: readonly string[], named: readonly unknown[]): boolean => {
    const known = constants.get(path) ?? new Set();
    for (const each of named) known.add(each);
    constants.set(path, known);
    return areDistinguished(ids, known);
  };

  const textsAt = (path: string): readonly string[] | undefined => {
    const asked = patterns.get(path);
    if (asked === undefined) return undefined;
    if (!texts.has(path)) {
      const limits = limitsOf(path);
      const named = [...(constants.get(path) ?? [])].filter((each) => typeof each === 'string');
      // The empty text is no answer.
      const apart = new Set(path.startsWith('answers.') ? ['', ...named] : named);
      const all = limits && [...asked.values(), ...limits.patterns];
      texts.set(path, all && distinctTexts({ ...limits, patterns: all, constants: apart }));
    }
    return texts.get(path);
  };

  let areAllRead = false;
  for (const rule of rules) isOpen(rule);
  // The representatives of a value depend on the constants and patterns of every rule, which are only known now.
  areAllRead = true;
  open.clear();
  return {
    isOpen,
    typeAt,
    textsAt,
    constantsAt: (path) => constants.get(path) ?? new Set(),
    isOnlyCompared: (path) => !used.has(path),
    isCounted: (path) => counted.has(path),
  };
}

const comparable: ReadonlySet<string> = new Set(['text', 'number', 'date', 'choice']);
const ordered: ReadonlySet<string> = new Set(['number', 'date']);

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
    if (type.kind !== 'object') return missingType;
    type = (Object.hasOwn(type.properties, key) ? type.properties[key] : type.rest) ?? missingType;
  }
  return type;
}

import { callName, Fault, functionName, isOperatorName, operatorCalled } from '#engine';
import {
  type AnyOperatorName,
  type Call,
  isFunctionId,
  isKeyword,
  isPlainObject,
  isRoot,
  isRuleIn,
  quote,
  readCall,
  writeKeys,
  writePath,
} from '#engine/parts';
import {
  bracketed,
  type Doc,
  enclosed,
  expression,
  group,
  indented,
  joined,
  onLines,
  onOneLine,
  predicate,
  primary,
  space,
  type Tightness,
  tightness,
  type WrittenPart,
} from './layout.ts';

/** Context of a part within its formula. */
interface Surroundings {
  /** Element names from `for`, `some` and `every`. */
  readonly names: ReadonlySet<string>;
  /** True where a bare name is a member of the current element. */
  readonly hasItem: boolean;
}

const outside: Surroundings = { names: new Set(), hasItem: false };

/**
 * Writes a rule as a formula on one line, without the leading "=". Reading it back gives an equivalent rule,
 * in the canonical form of `canonicalRule`.
 *
 * @param names names of list elements from `each` around the formula
 * @example writeFormula({ '>': [{ var: 'answers.guests' }, 4] }) // 'answers.guests > 4'
 * @throws Fault `misuse` for a rule without a formula; a checked rule always has one
 */
export function writeFormula(rule: unknown, names = outside.names): string {
  return onOneLine(write(rule, { names, hasItem: false }).doc);
}

/**
 * Writes a rule as a formula on lines of at most `width` characters if possible. @throws Fault as
 * `writeFormula`
 */
export function writeFormulaLines(rule: unknown, width: number, names = outside.names): readonly string[] {
  return onLines(write(rule, { names, hasItem: false }).doc, width);
}

function write(rule: unknown, scope: Surroundings): WrittenPart {
  if (Array.isArray(rule)) return primary(writeList(rule.map((part) => write(part, scope).doc)));
  if (typeof rule === 'string') return primary(quote(rule));
  if (typeof rule === 'number') return numeral(rule);
  if (typeof rule === 'boolean' || rule === null) return primary(String(rule));
  const call = readCall(rule);
  if (call === undefined || !isOperatorName(call.name)) throw malformed(rule);
  return writeForm(call.name, call, scope) ?? writeCall(call.name, call.args, scope);
}

/** Writes an operator in its own notation; undefined when these arguments have none. */
function writeForm(name: string, { args, body }: Call, scope: Surroundings): WrittenPart | undefined {
  const [first, second, third] = args;
  const part = (value: unknown, least: Tightness) => bracketed(write(value, scope), least);
  switch (name) {
    case 'var': {
      const reference = writeReference(first, scope);
      return args.length > 1 ? standIn(reference, write(second, scope).doc) : primary(reference);
    }
    case 'else': {
      if (args.length !== 2) return undefined;
      const isReference = readCall(first)?.name === 'var' && readCall(first)?.args.length === 1;
      return standIn(
        isReference ? enclosed('(', part(first, 0), ')') : part(first, tightness.disjunction),
        write(second, scope).doc,
      );
    }
    case 'literal':
      return primary(['literal', enclosed('(', writeData(body), ')')]);
    case 'object':
      return primary(writeProperties(body, scope));
    case 'decide':
      if (!isPlainObject(second)) return undefined;
      return primary(['decide(', part(first, 0), ', ', writeProperties(second, scope), ')']);
    case 'get':
      return args.length === 2 ? primary([writeHolder(first, scope), writeMembers(second)]) : undefined;
    case 'call':
      return primary(writeFunctionCall(first, args.length > 1 ? second : {}, scope));
    case 'not':
      return args.length === 1 ? writeNot(first, scope) : undefined;
    case 'answered':
      return args.length === 1 ? predicate([part(first, tightness.sum), ' is answered']) : undefined;
    case 'if':
      return args.length > 1 ? expression(writeIf(args, scope)) : undefined;
    case 'and':
      return writeJunction('and', args, tightness.conjunction, scope);
    case 'or':
      return writeJunction('or', args, tightness.disjunction, scope);
    case '<=':
      if (args.length !== 3) return writeComparison(name, args, scope);
      return predicate([
        part(second, tightness.sum),
        ' between ',
        part(first, tightness.sum),
        ' and ',
        part(third, tightness.sum),
      ]);
    case '==':
      return writeComparison('=', args, scope);
    case '!=':
    case '<':
    case '>':
    case '>=':
    case 'in':
      return writeComparison(name, args, scope);
    case '-':
      return args.length === 1 ? writeNegative(first, scope) : writeChain(name, args, scope);
    case '+':
    case '*':
    case '/':
    case '%':
      return writeChain(name, args, scope);
    case 'map':
      return writeLoop('for', 'return', args, scope);
    case 'some':
      return writeLoop('some', 'satisfies', args, scope);
    case 'none': {
      const exception = readCall(second);
      if (exception?.name !== 'not' || exception.args.length !== 1) return undefined;
      return writeLoop('every', 'satisfies', [first, exception.args[0], ...args.slice(2)], scope);
    }
    case 'filter': {
      if (args.length !== 2) return undefined;
      const condition = write(second, { ...scope, hasItem: true }).doc;
      return primary([part(first, tightness.primary), enclosed('[', condition, ']')]);
    }
    default:
      return undefined;
  }
}

const readsItems: ReadonlySet<string> = new Set([
  'find',
  'none',
  'sort',
  'group',
  'reduce',
  'filter',
  'map',
  'some',
  'all',
]);

/** Writes an operator as a call. */
function writeCall(name: AnyOperatorName, args: readonly unknown[], scope: Surroundings): WrittenPart {
  if (isKeyword(callName(name))) throw malformed({ [name]: args });
  const inside = readsItems.has(name) ? { ...scope, hasItem: true } : scope;
  const parts = args.map((arg, index) => group(write(arg, index === 0 ? scope : inside).doc));
  return primary([
    callName(name),
    parts.length === 0 ? '()' : enclosed('(', joined(parts, [',', space]), ')'),
  ]);
}

function writeReference(path: unknown, { names, hasItem }: Surroundings): string {
  if (typeof path !== 'string' || path.split('.').includes('')) throw malformed({ var: path });
  const [root = '', first, ...rest] = path.split('.');
  if (!isRoot(root) && !names.has(root)) throw malformed({ var: path });
  const isBare =
    hasItem && root === 'item' && first !== undefined && isName(first) && !isRoot(first) && !names.has(first);
  return writePath(isBare ? [first, ...rest].join('.') : path);
}

function standIn(value: Doc, otherwise: Doc): WrittenPart {
  return expression([group(value), space, 'else ', group(otherwise)]);
}

function writeNot(rule: unknown, scope: Surroundings): WrittenPart {
  const call = readCall(rule);
  if (call?.name === 'answered' && call.args.length === 1) {
    return predicate([bracketed(write(call.args[0], scope), tightness.sum), ' is unanswered']);
  }
  return {
    doc: ['not ', bracketed(write(rule, scope), tightness.negation)],
    tightness: tightness.negation,
  };
}

function writeIf(args: readonly unknown[], scope: Surroundings): Doc {
  const clauses: Doc[] = [];
  for (let index = 0; index + 1 < args.length; index += 2) {
    const value = bracketed(write(args[index + 1], scope), tightness.disjunction);
    clauses.push(group(['if ', group(write(args[index], scope).doc), indented([space, 'then ', value])]));
  }
  if (args.length % 2 === 1) {
    const last = args.at(-1);
    // An `if` directly after `else` would be read as part of this one.
    const isNested = readCall(last)?.name === 'if';
    clauses.push(bracketed(write(last, scope), isNested ? tightness.primary : tightness.expression));
  }
  return joined(clauses, [space, 'else ']);
}

function writeJunction(
  word: 'and' | 'or',
  args: readonly unknown[],
  own: 1 | 2,
  scope: Surroundings,
): WrittenPart | undefined {
  if (args.length < 2) return undefined;
  const tighter = own === tightness.disjunction ? tightness.conjunction : tightness.negation;
  const parts = args.map((arg) => bracketed(write(arg, scope), tighter));
  return { doc: joined(parts, [space, `${word} `]), tightness: own };
}

function writeComparison(
  sign: string,
  args: readonly unknown[],
  scope: Surroundings,
): WrittenPart | undefined {
  if (args.length !== 2) return undefined;
  const [left = '', right = ''] = args.map((arg) => bracketed(write(arg, scope), tightness.sum));
  return predicate([left, indented([space, `${sign} `, right])]);
}

function writeNegative(rule: unknown, scope: Surroundings): WrittenPart {
  const part = write(rule, scope);
  const doc = typeof rule === 'number' ? enclosed('(', part.doc, ')') : bracketed(part, tightness.sign);
  return { doc: ['-', doc], tightness: tightness.sign };
}

/** Writes operands joined by one operator, with brackets around those that would change the meaning. */
function writeChain(
  name: '+' | '-' | '*' | '/' | '%',
  args: readonly unknown[],
  scope: Surroundings,
): WrittenPart | undefined {
  const isOfMany = name === '+' || name === '*';
  if (args.length < 2 || (args.length > 2 && !isOfMany)) return undefined;
  const own = name === '+' || name === '-' ? tightness.sum : tightness.product;
  const tighter = own === tightness.sum ? tightness.product : tightness.sign;
  const inner = readCall(args[0]);
  const isSameRun = isOfMany && inner?.name === name && inner.args.length > 1;
  const parts = args.map((arg, index) =>
    bracketed(write(arg, scope), index === 0 && !isSameRun ? own : tighter),
  );
  return { doc: indented(joined(parts, [space, `${name} `])), tightness: own };
}

function writeLoop(
  begin: 'for' | 'some' | 'every',
  end: 'return' | 'satisfies',
  args: readonly unknown[],
  scope: Surroundings,
): WrittenPart | undefined {
  const [list, body, name = 'item'] = args;
  if (args.length < 2 || args.length > 3 || typeof name !== 'string' || !isName(name)) return undefined;
  const inside = { ...scope, names: new Set([...scope.names, name]) };
  return expression([
    group([`${begin} ${name} in `, group(write(list, scope).doc)]),
    space,
    `${end} `,
    group(write(body, inside).doc),
  ]);
}

function writeProperties(body: unknown, scope: Surroundings): Doc {
  if (!isPlainObject(body)) throw malformed(body);
  return writeObject(Object.entries(body).map(([name, value]) => [name, writePart(value, scope)]));
}

/** Writes a value inside an object, which is a template. */
function writePart(value: unknown, scope: Surroundings): Doc {
  if (Array.isArray(value)) return writeList(value.map((part) => writePart(part, scope)));
  if (isPlainObject(value) && !isRuleIn(value)) return writeProperties(value, scope);
  return group(write(value, scope).doc);
}

/** Writes the object of a member access. A reference needs brackets: the member would extend its path. */
function writeHolder(rule: unknown, scope: Surroundings): Doc {
  const { doc, tightness: own } = write(rule, scope);
  const name = readCall(rule)?.name;
  const isHolder = typeof rule === 'object' && rule !== null && name !== 'var' && name !== 'get';
  return isHolder && own === tightness.primary ? group(doc) : enclosed('(', doc, ')');
}

function writeMembers(path: unknown): Doc {
  if (typeof path !== 'string' || path.split('.').includes('')) throw malformed({ get: [path] });
  return writeKeys(path.split('.'));
}

/** Writes a call of a function document with named arguments. */
function writeFunctionCall(id: unknown, given: unknown, scope: Surroundings): Doc {
  if (typeof id !== 'string' || !isFunctionId(id) || !isPlainObject(given))
    throw malformed({ call: [id, given] });
  const name = functionName(id);
  if (operatorCalled(name) !== undefined || isKeyword(name)) throw malformed({ call: [id, given] });
  const parts = Object.entries(given).map(([key, value]) => writeProperty(key, writePart(value, scope)));
  return [name, parts.length === 0 ? '()' : enclosed('(', joined(parts, [',', space]), ')')];
}

function writeData(value: unknown): Doc {
  if (Array.isArray(value)) return writeList(value.map(writeData));
  if (!isPlainObject(value)) return write(value, outside).doc;
  return writeObject(Object.entries(value).map(([name, part]) => [name, writeData(part)]));
}

function writeList(parts: readonly Doc[]): Doc {
  return parts.length === 0 ? '[]' : enclosed('[', joined(parts.map(group), [',', space]), ']');
}

function writeObject(properties: readonly (readonly [name: string, value: Doc])[]): Doc {
  if (properties.length === 0) return '{}';
  const parts = properties.map(([name, value]) => writeProperty(name, value));
  return enclosed('{', joined(parts, [',', space]), '}');
}

function writeProperty(name: string, value: Doc): Doc {
  return group([isName(name) ? name : quote(name), ': ', value]);
}

/** True for a word that needs no quotes. */
function isName(word: string): boolean {
  return /^[A-Za-z_]\w*$/.test(word) && !isKeyword(word);
}

/** A number as JSON writes it. */
function numeral(value: number): WrittenPart {
  return { doc: JSON.stringify(value), tightness: value < 0 ? tightness.sign : tightness.primary };
}

function malformed(rule: unknown): Fault {
  return new Fault('misuse', `No formula says ${JSON.stringify(rule)}.`);
}

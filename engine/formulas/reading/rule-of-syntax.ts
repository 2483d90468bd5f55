import type { SyntaxNode } from '@lezer/common';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { Help } from '../../base/problems/suggest.ts';
import { functionId } from '../../rules/calls/function-name.ts';
import { isRuleIn } from '../../rules/evaluation/template-node.ts';
import { isRoot } from '../../rules/notation/path.ts';
import type { AnyOperatorName } from '../../rules/types/operator-names.ts';
import { refusedKeys } from '../../rules/values/property.ts';
import { keysOfPath } from '../formula-path.ts';
import type { FormulaFault, FormulaRule, Span } from '../formula-rule.ts';
import { operatorCalled } from '../operator-calls.ts';
import { unquote } from '../quotes.ts';
import { helpForCall } from './other-notations.ts';
import { deepestRule, mostFaults, RuleTooDeep } from './rule-too-deep.ts';
import type { Surroundings } from './surroundings.ts';
import {
  child,
  children,
  isDefined,
  isSign,
  operands,
  operatorOfSign,
  runsOf,
  spanOf,
  withoutGroup,
} from './syntax-nodes.ts';

/**
 * Converts the syntax tree of a valid formula into its rule.
 * @param names names of list elements from `each` around the formula
 */
export function ruleOfSyntax(text: string, formula: SyntaxNode, names: ReadonlySet<string>): FormulaRule {
  return new Conversion(text).run(formula, names);
}

class Conversion {
  readonly #text: string;
  readonly #spans = new Map<string, Span>();
  readonly #faults: FormulaFault[] = [];
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(formula: SyntaxNode, names: ReadonlySet<string>): FormulaRule {
    const rule = this.#rule(child(formula, 0), '', { names, hasItem: false });
    return { rule, spans: this.#spans, faults: this.#faults };
  }

  #rule(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    if (this.#faults.length === mostFaults) return null;
    return this.#oneDeeper(() => this.#converted(node, pointer, scope));
  }

  #oneDeeper(convert: () => unknown): unknown {
    if (this.#depth === deepestRule) throw new RuleTooDeep();
    this.#depth += 1;
    const rule = convert();
    this.#depth -= 1;
    return rule;
  }

  #converted(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    this.#spans.set(pointer, spanOf(node));
    switch (node.name) {
      case 'Group':
        return this.#rule(operands(node)[0] ?? node, pointer, scope);
      case 'Text':
        return unquote(this.#textOf(node));
      case 'Number':
        return Number(this.#textOf(node));
      case 'True':
        return true;
      case 'False':
        return false;
      case 'Null':
        return null;
      case 'List':
        return operands(node).map((part, index) => this.#rule(part, pointer + pointerOf(index), scope));
      case 'Object':
        return { object: this.#properties(node, `${pointer}/object`, scope) };
      case 'Reference':
        return { var: this.#path(node, scope) };
      case 'Negative':
        return this.#negative(node, pointer, scope);
      case 'Not':
        return this.#call('not', operands(node), pointer, scope);
      case 'IsAnswered':
        return this.#call('answered', operands(node), pointer, scope);
      case 'IsUnanswered':
        return { not: this.#call('answered', operands(node), `${pointer}/not`, scope) };
      case 'Otherwise':
        return this.#otherwise(node, pointer, scope);
      case 'If':
        return this.#call('if', this.#branches(node), pointer, scope);
      case 'Or':
        return this.#call('or', operands(node), pointer, scope);
      case 'And':
        return this.#call('and', operands(node), pointer, scope);
      case 'In':
        return this.#call('in', operands(node), pointer, scope);
      case 'Comparison':
        return this.#call(this.#comparison(node), operands(node), pointer, scope);
      case 'Between': {
        const [value, least, most] = operands(node);
        return this.#call('<=', [least, value, most].filter(isDefined), pointer, scope);
      }
      case 'Sum':
      case 'Product':
        return this.#chain(node, pointer, scope);
      case 'Filter':
        return this.#forItems('filter', operands(node), pointer, scope);
      case 'Member':
        return this.#member(node, pointer, scope);
      case 'For':
        return this.#forNamed('map', node, pointer, scope);
      case 'Some':
        return this.#forNamed('some', node, pointer, scope);
      case 'Every':
        return this.#every(node, pointer, scope);
      case 'Call':
        return this.#called(node, pointer, scope);
      default:
        throw new Error(`The grammar of formulas has no expression ${node.name}.`);
    }
  }

  /** A call of an operator with rules as arguments. A single argument needs no list unless it is one. */
  #call(
    operator: AnyOperatorName,
    parts: readonly SyntaxNode[],
    pointer: string,
    scope: Surroundings | ((index: number) => Surroundings),
  ): { readonly [operator: string]: unknown } {
    const body = pointer + pointerOf(operator);
    const scopeOf = typeof scope === 'function' ? scope : () => scope;
    const [only] = parts;
    if (parts.length === 1 && only !== undefined && withoutGroup(only).name !== 'List') {
      return { [operator]: this.#rule(only, body, scopeOf(0)) };
    }
    return {
      [operator]: parts.map((part, index) => this.#rule(part, body + pointerOf(index), scopeOf(index))),
    };
  }

  /** A call whose arguments after the first read the element as `item`, and its members by bare names. */
  #forItems(operator: AnyOperatorName, parts: readonly SyntaxNode[], pointer: string, scope: Surroundings) {
    const inside = { ...scope, hasItem: true };
    return this.#call(operator, parts, pointer, (index) => (index === 0 ? scope : inside));
  }

  /** A call of a list operator with a named element. `every` negates its condition to find exceptions. */
  #forNamed(
    operator: 'map' | 'some' | 'none',
    node: SyntaxNode,
    pointer: string,
    scope: Surroundings,
    negation?: 'not',
  ): unknown {
    const [nameNode = node, list = node, body = node] = operands(node);
    const name = this.#textOf(nameNode);
    if (name.includes('.') || (name !== 'item' && isRoot(name))) {
      const message = `"${name}" cannot name an element.`;
      this.#report(nameNode, 'bad-item-name', message, 'Choose a word that is no root, such as "line".');
    }
    const at = pointer + pointerOf(operator);
    const inside = { ...scope, names: new Set([...scope.names, name]) };
    const condition =
      negation === undefined
        ? this.#rule(body, `${at}/1`, inside)
        : this.#call(negation, [body], `${at}/1`, inside);
    const parts = [this.#rule(list, `${at}/0`, scope), condition];
    return { [operator]: name === 'item' ? parts : [...parts, name] };
  }

  /** True when no element fails the condition; so, unlike JsonLogic's "all", it is true for an empty list. */
  #every(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    return this.#forNamed('none', node, pointer, scope, 'not');
  }

  #called(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [nameNode = node, ...parts] = operands(node);
    const name = this.#textOf(nameNode);
    const operator = operatorCalled(name);
    if (operator === undefined) return this.#function(node, pointer, scope);
    if (parts.some((part) => part.name === 'Property')) {
      const message = `The arguments of "${name}" have no names.`;
      return this.#report(node, 'wrong-argument-type', message, 'Give them in their order, without names.');
    }
    switch (operator) {
      case 'call':
        return this.#report(
          nameNode,
          'unknown-operator',
          'A function is called by its own name.',
          'Write homeRates(offers: facts.offers) for the function "home-rates".',
        );
      case 'literal':
        return {
          literal: parts.length === 1 ? this.#data(parts[0] ?? node) : parts.map((part) => this.#data(part)),
        };
      case 'object':
      case 'var':
        return this.#report(
          nameNode,
          'unknown-operator',
          `"${name}" is not called.`,
          operator === 'var' ? 'Write the reference alone, such as answers.name.' : 'Write {name: value}.',
        );
      case 'decide':
        return this.#decide(parts, pointer, scope);
      case 'find':
      case 'none':
      case 'sort':
      case 'group':
      case 'reduce':
      case 'filter':
      case 'map':
      case 'some':
      case 'all':
        return this.#forItems(operator, parts, pointer, scope);
      default:
        return this.#call(operator, parts, pointer, scope);
    }
  }

  /** `homeRates(offers: facts.offers)`: calls a function document by its name, with named arguments. */
  #function(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [nameNode = node, ...parts] = operands(node);
    const name = this.#textOf(nameNode);
    const id = functionId(name);
    if (id === undefined || parts.some((part) => part.name !== 'Property')) {
      const message = `There is no operator "${name}".`;
      return this.#report(nameNode, 'unknown-operator', message, helpForCall(name));
    }
    const body = `${pointer}/call`;
    this.#spans.set(parts.length === 0 ? body : `${body}/0`, spanOf(nameNode));
    return { call: parts.length === 0 ? id : [id, this.#properties(node, `${body}/1`, scope)] };
  }

  /** `decide('id', {name: value})`: the second argument is the decision's input. */
  #decide([id, given, ...more]: readonly SyntaxNode[], pointer: string, scope: Surroundings): unknown {
    const body = `${pointer}/decide`;
    if (id === undefined || given === undefined || more.length > 0 || given.name !== 'Object') {
      return this.#call('decide', [id, given, ...more].filter(isDefined), pointer, scope);
    }
    return {
      decide: [this.#rule(id, `${body}/0`, scope), this.#properties(given, `${body}/1`, scope)],
    };
  }

  /** The properties of an object as a template. Inner objects are kept unless they look like a rule. */
  #properties(node: SyntaxNode, pointer: string, scope: Surroundings): { readonly [name: string]: unknown } {
    this.#spans.set(pointer, spanOf(node));
    const properties: Record<string, unknown> = {};
    for (const property of node.getChildren('Property')) {
      const [key = property, value = property] = operands(property);
      const name = key.name === 'Text' ? unquote(this.#textOf(key)) : this.#textOf(key);
      if (
        refusedKeys.has(name) ||
        Object.hasOwn(properties, name) ||
        (key.name === 'Key' && name.includes('.'))
      ) {
        this.#report(
          key,
          'refused-key',
          `The key "${name}" cannot be used here.`,
          'Give each property a name of its own; put one with dots in quotes.',
        );
      } else properties[name] = this.#part(value, pointer + pointerOf(name), scope);
    }
    return properties;
  }

  /** A value inside an object. */
  #part(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const value = withoutGroup(node);
    this.#spans.set(pointer, spanOf(value));
    if (value.name === 'List') {
      return operands(value).map((part, index) => this.#part(part, pointer + pointerOf(index), scope));
    }
    if (value.name !== 'Object') return this.#rule(value, pointer, scope);
    const names = value.getChildren('Property').map((property) => operands(property)[0]);
    const first = names.length === 1 ? names[0] : undefined;
    const isAmbiguous = first !== undefined && isRuleIn({ [this.#keyOf(first)]: null });
    return isAmbiguous ? this.#rule(value, pointer, scope) : this.#properties(value, pointer, scope);
  }

  /** Literal JSON, for `literal`. */
  #data(node: SyntaxNode): unknown {
    const value = withoutGroup(node);
    switch (value.name) {
      case 'List':
        return operands(value).map((part) => this.#data(part));
      case 'Object':
        return Object.fromEntries(
          value.getChildren('Property').map((property) => {
            const [key = property, part = property] = operands(property);
            return [this.#keyOf(key), this.#data(part)];
          }),
        );
      case 'Text':
      case 'Number':
      case 'True':
      case 'False':
      case 'Null':
      case 'Negative':
        return this.#rule(value, '', { names: new Set(), hasItem: false });
      default:
        return this.#report(
          value,
          'wrong-argument-type',
          '"literal" takes data, not something to evaluate.',
          'Write it without literal(…).',
        );
    }
  }

  #negative(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [operand = node] = operands(node);
    return operand.name === 'Number'
      ? -Number(this.#textOf(operand))
      : this.#call('-', [operand], pointer, scope);
  }

  /** A reference holds its own fallback value; other rules need the operator. */
  #otherwise(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [first = node, second = node] = operands(node);
    if (first.name !== 'Reference') return this.#call('else', [first, second], pointer, scope);
    this.#spans.set(`${pointer}/var/0`, spanOf(first));
    return { var: [this.#path(first, scope), this.#rule(second, `${pointer}/var/1`, scope)] };
  }

  /** Condition, value, condition, value, …, else: an `if` after `else` extends the same list. */
  #branches(node: SyntaxNode): readonly SyntaxNode[] {
    const [condition, value, otherwise] = operands(node);
    const rest = otherwise?.name === 'If' ? this.#branches(otherwise) : [otherwise];
    return [condition, value, ...rest].filter(isDefined);
  }

  /** `a + b - c` associates to the left. Equal operators in a row become one call where possible. */
  #chain(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [first = node, ...rest] = children(node).filter(({ name }) => !isSign(name));
    const operators = children(node)
      .filter(({ name }) => isSign(name))
      .map((sign) => this.#textOf(sign));
    const runs = runsOf(rest, operators);
    const build = (level: number, at: string): unknown => {
      const run = runs[level];
      if (run === undefined) return this.#rule(first, at, scope);
      const body = at + pointerOf(run.operator);
      this.#spans.set(at, { from: node.from, to: run.parts.at(-1)?.to ?? node.to });
      const left = this.#oneDeeper(() => build(level - 1, `${body}/0`));
      return {
        [run.operator]: [
          left,
          ...run.parts.map((part, index) => this.#rule(part, body + pointerOf(index + 1), scope)),
        ],
      };
    };
    return build(runs.length - 1, pointer);
  }

  #member(node: SyntaxNode, pointer: string, scope: Surroundings): unknown {
    const [holder = node, path = node] = operands(node);
    this.#spans.set(`${pointer}/get/1`, spanOf(path));
    const keys = keysOfPath(this.#textOf(path).slice(1));
    return { get: [this.#rule(holder, `${pointer}/get/0`, scope), keys.join('.')] };
  }

  #comparison(node: SyntaxNode): AnyOperatorName {
    const sign = node.getChild('CompareOperator');
    return operatorOfSign(sign === null ? '' : this.#textOf(sign));
  }

  #path(node: SyntaxNode, { names, hasItem }: Surroundings): string {
    const keys = keysOfPath(this.#textOf(node));
    const [root = ''] = keys;
    const path = keys.join('.');
    return hasItem && !isRoot(root) && !names.has(root) ? `item.${path}` : path;
  }

  #keyOf(key: SyntaxNode): string {
    return key.name === 'Text' ? unquote(this.#textOf(key)) : this.#textOf(key);
  }

  #textOf({ from, to }: SyntaxNode): string {
    return this.#text.slice(from, to);
  }

  #report(node: SyntaxNode, code: string, message: string, help: Help): null {
    if (this.#faults.length < mostFaults) this.#faults.push({ code, message, help, span: spanOf(node) });
    return null;
  }
}

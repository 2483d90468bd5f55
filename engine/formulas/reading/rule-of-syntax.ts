import type { SyntaxNode } from '@lezer/common';
import { pointerOf } from '../../documents/json-pointer.ts';
import { functionId } from '../../rules/calls/function-name.ts';
import { isRuleIn } from '../../rules/evaluation/template-node.ts';
import { isRoot } from '../../rules/notation/path.ts';
import type { OperatorName } from '../../rules/operators/operator-names.ts';
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

  #rule(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    if (this.#faults.length === mostFaults) return null;
    return this.#oneDeeper(() => this.#converted(node, pointer, surroundings));
  }

  #oneDeeper(convert: () => unknown): unknown {
    if (this.#depth === deepestRule) throw new RuleTooDeep();
    this.#depth += 1;
    const rule = convert();
    this.#depth -= 1;
    return rule;
  }

  #converted(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    this.#spans.set(pointer, spanOf(node));
    switch (node.name) {
      case 'Group':
        return this.#rule(operands(node)[0] ?? node, pointer, surroundings);
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
        return operands(node).map((part, index) =>
          this.#rule(part, pointer + pointerOf(index), surroundings),
        );
      case 'Object':
        return { object: this.#properties(node, `${pointer}/object`, surroundings) };
      case 'Reference':
        return { var: this.#path(node, surroundings) };
      case 'Negative':
        return this.#negative(node, pointer, surroundings);
      case 'Not':
        return this.#call('not', operands(node), pointer, surroundings);
      case 'IsAnswered':
        return this.#call('answered', operands(node), pointer, surroundings);
      case 'IsUnanswered':
        return { not: this.#call('answered', operands(node), `${pointer}/not`, surroundings) };
      case 'Otherwise':
        return this.#otherwise(node, pointer, surroundings);
      case 'If':
        return this.#call('if', this.#branches(node), pointer, surroundings);
      case 'Or':
        return this.#call('or', operands(node), pointer, surroundings);
      case 'And':
        return this.#call('and', operands(node), pointer, surroundings);
      case 'In':
        return this.#call('in', operands(node), pointer, surroundings);
      case 'Comparison':
        return this.#call(this.#comparison(node), operands(node), pointer, surroundings);
      case 'Between': {
        const [value, least, most] = operands(node);
        return this.#call('<=', [least, value, most].filter(isDefined), pointer, surroundings);
      }
      case 'Sum':
      case 'Product':
        return this.#chain(node, pointer, surroundings);
      case 'Filter':
        return this.#forItems('filter', operands(node), pointer, surroundings);
      case 'Member':
        return this.#member(node, pointer, surroundings);
      case 'For':
        return this.#forNamed('map', node, pointer, surroundings);
      case 'Some':
        return this.#forNamed('some', node, pointer, surroundings);
      case 'Every':
        return this.#every(node, pointer, surroundings);
      case 'Call':
        return this.#called(node, pointer, surroundings);
      default:
        throw new Error(`The grammar of formulas has no expression ${node.name}.`);
    }
  }

  /** A call of an operator with rules as arguments. A single argument needs no list unless it is one. */
  #call(
    operator: OperatorName,
    parts: readonly SyntaxNode[],
    pointer: string,
    surroundings: Surroundings | ((index: number) => Surroundings),
  ): { readonly [operator: string]: unknown } {
    const body = pointer + pointerOf(operator);
    const surroundingsOf = typeof surroundings === 'function' ? surroundings : () => surroundings;
    const [only] = parts;
    if (parts.length === 1 && only !== undefined && withoutGroup(only).name !== 'List') {
      return { [operator]: this.#rule(only, body, surroundingsOf(0)) };
    }
    return {
      [operator]: parts.map((part, index) =>
        this.#rule(part, body + pointerOf(index), surroundingsOf(index)),
      ),
    };
  }

  /** A call whose arguments after the first read the element as `item`, and its members by bare names. */
  #forItems(
    operator: OperatorName,
    parts: readonly SyntaxNode[],
    pointer: string,
    surroundings: Surroundings,
  ) {
    const inside = { ...surroundings, hasItem: true };
    return this.#call(operator, parts, pointer, (index) => (index === 0 ? surroundings : inside));
  }

  /** A call of a list operator with a named element. `every` negates its condition to find exceptions. */
  #forNamed(
    operator: 'map' | 'some' | 'none',
    node: SyntaxNode,
    pointer: string,
    surroundings: Surroundings,
    negation?: 'not',
  ): unknown {
    const [nameNode = node, list = node, body = node] = operands(node);
    const name = this.#textOf(nameNode);
    if (name.includes('.') || (name !== 'item' && isRoot(name))) {
      const message = `"${name}" cannot name an element.`;
      this.#report(nameNode, 'bad-item-name', message, 'Choose a word that is no root, such as "line".');
    }
    const at = pointer + pointerOf(operator);
    const inside = { ...surroundings, names: new Set([...surroundings.names, name]) };
    const condition =
      negation === undefined
        ? this.#rule(body, `${at}/1`, inside)
        : this.#call(negation, [body], `${at}/1`, inside);
    const parts = [this.#rule(list, `${at}/0`, surroundings), condition];
    return { [operator]: name === 'item' ? parts : [...parts, name] };
  }

  /** True when no element fails the condition; so, unlike JsonLogic's "all", it is true for an empty list. */
  #every(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    return this.#forNamed('none', node, pointer, surroundings, 'not');
  }

  #called(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [nameNode = node, ...parts] = operands(node);
    const name = this.#textOf(nameNode);
    const operator = operatorCalled(name);
    if (operator === undefined) return this.#function(node, pointer, surroundings);
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
        return this.#decide(parts, pointer, surroundings);
      case 'find':
      case 'none':
      case 'sort':
      case 'group':
      case 'reduce':
      case 'filter':
      case 'map':
      case 'some':
      case 'all':
        return this.#forItems(operator, parts, pointer, surroundings);
      default:
        return this.#call(operator, parts, pointer, surroundings);
    }
  }

  /** `homeRates(offers: facts.offers)`: calls a function document by its name, with named arguments. */
  #function(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [nameNode = node, ...parts] = operands(node);
    const name = this.#textOf(nameNode);
    const id = functionId(name);
    if (id === undefined || parts.some((part) => part.name !== 'Property')) {
      const message = `There is no operator "${name}".`;
      return this.#report(nameNode, 'unknown-operator', message, helpForCall(name));
    }
    const body = `${pointer}/call`;
    this.#spans.set(parts.length === 0 ? body : `${body}/0`, spanOf(nameNode));
    return { call: parts.length === 0 ? id : [id, this.#properties(node, `${body}/1`, surroundings)] };
  }

  /** `decide('id', {name: value})`: the second argument is the decision's input. */
  #decide([id, given, ...more]: readonly SyntaxNode[], pointer: string, surroundings: Surroundings): unknown {
    const body = `${pointer}/decide`;
    if (id === undefined || given === undefined || more.length > 0 || given.name !== 'Object') {
      return this.#call('decide', [id, given, ...more].filter(isDefined), pointer, surroundings);
    }
    return {
      decide: [this.#rule(id, `${body}/0`, surroundings), this.#properties(given, `${body}/1`, surroundings)],
    };
  }

  /** The properties of an object as a template. Inner objects are kept unless they look like a rule. */
  #properties(
    node: SyntaxNode,
    pointer: string,
    surroundings: Surroundings,
  ): { readonly [name: string]: unknown } {
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
      } else properties[name] = this.#part(value, pointer + pointerOf(name), surroundings);
    }
    return properties;
  }

  /** A value inside an object. */
  #part(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const value = withoutGroup(node);
    this.#spans.set(pointer, spanOf(value));
    if (value.name === 'List') {
      return operands(value).map((part, index) => this.#part(part, pointer + pointerOf(index), surroundings));
    }
    if (value.name !== 'Object') return this.#rule(value, pointer, surroundings);
    const names = value.getChildren('Property').map((property) => operands(property)[0]);
    const first = names.length === 1 ? names[0] : undefined;
    const isAmbiguous = first !== undefined && isRuleIn({ [this.#keyOf(first)]: null });
    return isAmbiguous
      ? this.#rule(value, pointer, surroundings)
      : this.#properties(value, pointer, surroundings);
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

  #negative(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [operand = node] = operands(node);
    return operand.name === 'Number'
      ? -Number(this.#textOf(operand))
      : this.#call('-', [operand], pointer, surroundings);
  }

  /** A reference holds its own fallback value; other rules need the operator. */
  #otherwise(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [first = node, second = node] = operands(node);
    if (first.name !== 'Reference') return this.#call('else', [first, second], pointer, surroundings);
    this.#spans.set(`${pointer}/var/0`, spanOf(first));
    return { var: [this.#path(first, surroundings), this.#rule(second, `${pointer}/var/1`, surroundings)] };
  }

  /** Condition, value, condition, value, …, else: an `if` after `else` extends the same list. */
  #branches(node: SyntaxNode): readonly SyntaxNode[] {
    const [condition, value, otherwise] = operands(node);
    const rest = otherwise?.name === 'If' ? this.#branches(otherwise) : [otherwise];
    return [condition, value, ...rest].filter(isDefined);
  }

  /** `a + b - c` associates to the left. Equal operators in a row become one call where possible. */
  #chain(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [first = node, ...rest] = children(node).filter(({ name }) => !isSign(name));
    const operators = children(node)
      .filter(({ name }) => isSign(name))
      .map((sign) => this.#textOf(sign));
    const runs = runsOf(rest, operators);
    const build = (level: number, at: string): unknown => {
      const run = runs[level];
      if (run === undefined) return this.#rule(first, at, surroundings);
      const body = at + pointerOf(run.operator);
      this.#spans.set(at, { from: node.from, to: run.parts.at(-1)?.to ?? node.to });
      const left = this.#oneDeeper(() => build(level - 1, `${body}/0`));
      return {
        [run.operator]: [
          left,
          ...run.parts.map((part, index) => this.#rule(part, body + pointerOf(index + 1), surroundings)),
        ],
      };
    };
    return build(runs.length - 1, pointer);
  }

  #member(node: SyntaxNode, pointer: string, surroundings: Surroundings): unknown {
    const [holder = node, path = node] = operands(node);
    this.#spans.set(`${pointer}/get/1`, spanOf(path));
    const keys = keysOfPath(this.#textOf(path).slice(1));
    return { get: [this.#rule(holder, `${pointer}/get/0`, surroundings), keys.join('.')] };
  }

  #comparison(node: SyntaxNode): OperatorName {
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

  #report(node: SyntaxNode, code: string, message: string, help: string): null {
    if (this.#faults.length < mostFaults) this.#faults.push({ code, message, help, span: spanOf(node) });
    return null;
  }
}

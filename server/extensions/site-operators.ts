import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addedOperator,
  canonicalJson,
  compileRule,
  emptyScope,
  evaluateRule,
  type OperatorCode,
  type OperatorExtension,
  type Problem,
  setOperatorExtensions,
} from '#engine';
import type { Rule } from '#schemas';
import { type BuiltExtensions, builtExtensions } from './built-extensions.ts';
import { extensionProblem } from './extension-problem.ts';
import { extensionFiles, isObject, type OperatorExtensionFolder, readJson } from './read-extensions.ts';

/** Has rules of this process know the operators of a site. They keep the code that they had, until it is loaded. */
export function declareOperators(operators: readonly OperatorExtensionFolder[]): void {
  setOperatorExtensions(
    operators.map((each) => {
      const { code = 'it was not loaded', script } = addedOperator(each.type) ?? {};
      return operatorOf(each, code, script);
    }),
  );
}

/**
 * Loads the code of the operators of a site, compiled if that is due. One whose code cannot be used makes the rules that
 * use it fault.
 *
 * @param cache folder in which builds are kept
 */
export async function loadOperators(
  operators: readonly OperatorExtensionFolder[],
  cache: string,
): Promise<BuiltExtensions | undefined> {
  if (operators.length === 0) return undefined;
  const built = await builtExtensions(operators, cache);
  const loaded = operators.map(async (operator) => {
    const { script } = built.types[operator.type] ?? {};
    const code = script === undefined ? 'it cannot be compiled' : await loadCode(operator.type, built);
    return operatorOf(operator, code, script && extensionFiles + script);
  });
  setOperatorExtensions(await Promise.all(loaded));
  return built;
}

async function loadCode(type: string, { folder, version }: BuiltExtensions): Promise<OperatorCode | string> {
  const { href } = pathToFileURL(join(folder, `${type}.mjs`));
  try {
    const { code } = (await import(`${href}?${version}`)).default;
    return typeof code === 'function' ? code : 'it is no function';
  } catch (error) {
    return `it fails when it is loaded: ${error instanceof Error ? error.message : error}`;
  }
}

function operatorOf(
  { type, folder, operator }: OperatorExtensionFolder,
  code: OperatorExtension['code'],
  script: string | undefined,
): OperatorExtension {
  const [example] = readExamples(readJson(join(folder, 'examples.json'), '').value);
  return {
    ...operator,
    name: type,
    example: callOf(type, example?.given ?? operator.parameters.map(() => null)),
    code,
    ...(script !== undefined && { script }),
  };
}

/** Arguments, and what the operator gives for them. */
export interface OperatorExample {
  readonly given: readonly unknown[];
  readonly value: unknown;
}

/** The examples of an operator that can be read. */
export function readExamples(examples: unknown): readonly OperatorExample[] {
  return (Array.isArray(examples) ? examples : []).flatMap((each: unknown) =>
    isObject(each) && Array.isArray(each.arguments)
      ? [{ given: each.arguments, value: each.value ?? null }]
      : [],
  );
}

/** A use of an operator with these values. */
export function callOf(name: string, given: readonly unknown[]): Rule {
  const args = given.map((value) =>
    typeof value === 'object' && value !== null ? { literal: value } : value,
  );
  return { [name]: args } as Rule;
}

/** Problems of the code of operators, which has been loaded: what it gives for their examples. */
export function checkOperators(operators: readonly OperatorExtensionFolder[]): readonly Problem[] {
  return operators.flatMap(({ type, folder, operator }) => {
    const path = `extensions/${type}/examples.json`;
    const { value: written, problems } = readJson(join(folder, 'examples.json'), path);
    if (written === undefined) return problems;
    const examples = readExamples(written);
    const code = addedOperator(type)?.code ?? '';
    const refuse = (message: string, help: string) => [extensionProblem(path, { message, help })];
    if (examples.length === 0 || examples.length < Object(written).length)
      return refuse(
        examples.length === 0 ? 'There is no example.' : 'An example has no arguments.',
        'Write [{"arguments": […], "value": …}]; a value of null is unanswered.',
      );
    if (typeof code === 'string') {
      const file = `extensions/${type}/${type}.operator.ts`;
      return [
        extensionProblem(file, { message: `The code cannot be used: ${code}`, help: 'Correct the code.' }),
      ];
    }
    return examples.flatMap(({ given, value }) => {
      const example = `The example ${JSON.stringify(given)}`;
      if (given.length !== operator.parameters.length)
        return refuse(
          `${example} has ${given.length} arguments, and the operator takes ${operator.parameters.length}.`,
          'Give one for each property of the schema, in its order.',
        );
      const [first, second] = [0, 1].map(() =>
        evaluateRule(compileRule(callOf(type, frozen(given))), emptyScope),
      );
      if (first?.fault)
        return refuse(
          `${example} is a fault: ${first.fault.message}${thrownBy(code, operator, given)}`,
          'Correct the example or the code.',
        );
      const found = canonicalJson(first?.value ?? null);
      if (found !== canonicalJson(second?.value ?? null))
        return refuse(
          `${example} gives another value each time.`,
          'Compute the value from the arguments alone: no time, no random number.',
        );
      return found === canonicalJson(value)
        ? []
        : refuse(
            `${example} gives ${found}, not ${canonicalJson(value)}.`,
            'Correct the example or the code.',
          );
    });
  });
}

/** The error that the code throws, which only an author may see. */
function thrownBy(
  code: OperatorCode,
  { parameters }: OperatorExtensionFolder['operator'],
  given: readonly unknown[],
): string {
  try {
    code(Object.fromEntries(parameters.map(([name], index) => [name, frozen(given[index])])));
    return '';
  } catch (error) {
    return ` It throws: ${error instanceof Error ? error.message : error}`;
  }
}

/** A copy that cannot be changed: code that changes its arguments throws. */
function frozen<Value>(value: Value): Value;
function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozen));
  if (!isObject(value)) return value;
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, frozen(part)])));
}

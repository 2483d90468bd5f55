import { compileOperation } from '#engine';
import type { Operation } from '#schemas';
import type { DescribedCall, ServiceDescription } from './service-description.ts';

/** The path of an operation with `{name}` for inputs; settings have the values of the document. */
export function pathTemplate(operation: Operation): string {
  const { settings = {} } = operation;
  const parts = compileOperation(operation).call?.path ?? [];
  return parts
    .map((part) => {
      if ('literal' in part) return part.literal;
      return 'input' in part ? `{${part.input}}` : (settings[part.setting] ?? '');
    })
    .join('');
}

/** The calls at a path. Names of parameters may differ; exact matches are preferred. */
export function callsAt(path: string, { base, calls }: ServiceDescription): readonly DescribedCall[] {
  const fits = (described: string) => shapeOf(described) === shapeOf(path) || patternOf(described).test(path);
  const found = calls.filter((call) => fits(call.path) || fits(base + call.path));
  const isSame = (call: DescribedCall) =>
    [call.path, base + call.path].some((each) => shapeOf(each) === shapeOf(path));
  const same = found.filter(isSame);
  return same.length > 0 ? same : found;
}

/** The values that a path has in the places of the parameters of a described one, by name and decoded. */
export function valuesInPath(
  path: string,
  described: string,
  base: string,
): readonly (readonly [name: string, value: string])[] {
  const match = patternOf(described).exec(path) ?? patternOf(base + described).exec(path);
  const names = [...described.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return names.flatMap((name, index) => {
    const value = match?.[index + 1];
    return value === undefined ? [] : [[name, decodeURIComponent(value)] as const];
  });
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

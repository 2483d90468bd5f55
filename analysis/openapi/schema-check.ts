import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { linearPatterns, pathOf, valueAt } from '#engine';
import { describeValue, quoted } from '#engine/parts';
import { decidingParts, type PartPath, tagsOf } from './deciding-parts.ts';
import type { JsonSchema } from './json-schema.ts';

/** A place where a value fails a schema. */
export interface SchemaFault {
  readonly path: PartPath;
  /** The end of a sentence about the part, such as `found 16, which fails "maximum"`. */
  readonly reason: string;
  /** Other parts without which this one might fit: those of a condition, or the tags of a choice. */
  readonly decidedBy: readonly PartPath[];
}

/** Finds the places where a value fails a schema of a description. */
export type SchemaCheck = (schema: JsonSchema, value: unknown) => readonly SchemaFault[];

/**
 * Creates the check of values against the schemas of an OpenAPI document, whose references stay inside it. What cannot
 * be decided counts as fitting: schemas that cannot be compiled, patterns that do not run in linear time, unknown formats.
 *
 * @throws EvalError where no code may be made of a schema, so that nothing is taken for checked that was not
 */
export function createSchemaCheck({ components, paths }: { readonly [name: string]: unknown }): SchemaCheck {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    logger: false,
    formats: fullFormats,
    ...{ code: { regExp } },
  });
  const compiled = new Map<unknown, ValidateFunction | undefined>();
  const compile = (schema: unknown) => {
    try {
      return ajv.compile({ allOf: [schema], components, paths });
    } catch (error) {
      if (error instanceof EvalError) throw error;
      return undefined;
    }
  };
  const errorsOf = (schema: unknown, value: unknown): readonly ErrorObject[] => {
    if (!compiled.has(schema)) compiled.set(schema, compile(schema));
    const validate = compiled.get(schema);
    try {
      return validate === undefined || validate(value) ? [] : (validate.errors ?? []);
    } catch {
      // References that lead in a circle never end.
      return [];
    }
  };
  const check = (schema: unknown, value: unknown): readonly SchemaFault[] => {
    const errors = errorsOf(schema, value);
    const choices = errors.filter(isChoice).map((error) => {
      const part = valueAt(value, error.instancePath);
      return { error, branches: branchesOf(error).map((branch) => errorsOf(branch, part)), part };
    });
    // Errors inside the branches of a choice are told by the nearest branch alone.
    const inside = new Set(
      choices.flatMap(({ error, branches }) =>
        branches.flat().map((each) => keyOf(each, error.instancePath)),
      ),
    );
    const own = errors.filter((error) => !inside.has(keyOf(error)) && !repeated.has(error.keyword));
    const conditions = errors.filter(({ keyword }) => keyword === 'if');
    return own.flatMap((error): readonly SchemaFault[] => {
      const at = pathTo(error, value);
      const below = (paths: readonly PartPath[], base = at) => paths.map((path) => [...base, ...path]);
      const decidedBy = conditions
        .filter(({ instancePath }) => `${error.instancePath}/`.startsWith(`${instancePath}/`))
        .flatMap((each) => below(decidingParts(each.parentSchema?.if), pathTo(each, value)));
      const choice = choices.find((each) => each.error === error);
      const nearest = choice && branchesOf(error)[nearestOf(choice.branches)];
      const found = nearest === undefined ? [] : check(nearest, choice?.part);
      if (found.length === 0) return [{ path: at, reason: reasonOf(error), decidedBy }];
      return found.map((each) => ({
        path: [...at, ...each.path],
        reason: each.reason,
        decidedBy: [...decidedBy, ...below(tagsOf(nearest, { components, paths })), ...below(each.decidedBy)],
      }));
    });
  };
  return check;
}

/** Runs patterns in linear time; those that cannot run so match anything. */
const regExp = Object.assign(
  (pattern: string) => {
    try {
      return { test: linearPatterns(pattern), toString: () => pattern };
    } catch {
      return { test: () => true, toString: () => pattern };
    }
  },
  { code: 'new RegExp' },
);

/** Keywords whose errors only repeat those of their parts. */
const repeated: ReadonlySet<string> = new Set(['if', '$ref']);

function isChoice({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

function branchesOf({ schema }: ErrorObject): readonly unknown[] {
  return Array.isArray(schema) ? schema : [];
}

/** Identifies an error by its place, its keyword and what that says. */
function keyOf({ instancePath, keyword, schema, params }: ErrorObject, below = ''): string {
  return JSON.stringify([below + instancePath, keyword, keyword === '$ref' ? '' : schema, params]);
}

/** The branch with the least wrong: of another kind or with another tag counts more than a limit that is exceeded. */
function nearestOf(branches: readonly (readonly ErrorObject[])[]): number {
  const weights = branches.map((errors) =>
    errors.reduce((sum, { keyword }) => sum + (isKind.has(keyword) ? 1000 : 1), 0),
  );
  return weights.indexOf(Math.min(...weights));
}

const isKind: ReadonlySet<string> = new Set(['type', 'const', 'enum', 'not']);

function pathTo({ instancePath, params }: ErrorObject, value: unknown): SchemaFault['path'] {
  const named = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const path: (string | number)[] = [];
  let part = value;
  for (const key of pathOf(instancePath)) {
    path.push(Array.isArray(part) ? Number(key) : key);
    part = (part as { readonly [key: string]: unknown })[key];
  }
  return typeof named === 'string' ? [...path, named] : path;
}

function reasonOf({ keyword, data, schema, message }: ErrorObject): string {
  const found = typeof data === 'string' ? quoted(data) : describeValue(data);
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'it is missing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'false schema':
      return 'it does not belong there';
    case 'pattern':
    case 'format':
      return `found ${found}, which does not fit the ${keyword} ${quoted(String(schema))}`;
    case 'minLength':
    case 'maxLength':
      return `found a text of length ${[...String(data)].length}, which fails "${keyword}"`;
    default:
      return message?.startsWith('must') && typeof data === 'object' && data !== null
        ? `it ${message}`
        : `found ${found}, which fails "${keyword}"`;
  }
}

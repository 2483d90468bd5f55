import type { Operation, Template } from '#schemas';
import { type CompiledRule, compileRule } from '../rules/evaluation/compile.ts';
import { compileOptional } from '../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate } from '../rules/evaluation/template.ts';

/** A checked operation with compiled templates. */
export interface CompiledOperation {
  readonly operation: Operation;
  readonly checks: readonly { readonly that: CompiledRule; readonly message: CompiledRule }[];
  /** Its own call; undefined for an operation that gathers others. */
  readonly call: { readonly service: string; readonly path: readonly PathPart[] } | undefined;
  /** Its calls of other operations. */
  readonly gathers: readonly CompiledGathering[];
  readonly query: CompiledTemplate;
  readonly headers: CompiledTemplate;
  readonly request: CompiledTemplate | undefined;
  readonly result: CompiledTemplate | undefined;
  /** Result in place of a failed call's; undefined if the failure is returned. */
  readonly empty: CompiledTemplate | undefined;
  /** The failures that `empty` stands for; all when there is no rule. */
  readonly emptyWhen: CompiledRule | undefined;
}

/** A call of another operation. */
interface CompiledGathering {
  readonly operation: string;
  readonly as: string;
  readonly when: CompiledRule | undefined;
  readonly input: CompiledTemplate;
}

/** A literal part of the path, or the name of an input or of a setting. */
export type PathPart =
  | { readonly literal: string }
  | { readonly input: string }
  | { readonly setting: string };

/** Compiles a checked operation. */
export function compileOperation(operation: Operation): CompiledOperation {
  const { onFailure } = operation;
  return {
    operation,
    checks: (operation.checks ?? []).map(({ that, message }) => ({
      that: compileRule(that),
      message: compileRule(message),
    })),
    call: callOf(operation),
    gathers: (operation.gather ?? []).map(({ operation: id, as, when, with: input = {} }) => ({
      operation: id,
      as,
      when: compileOptional(when),
      input: compileTemplate(input),
    })),
    query: compileTemplate(operation.query ?? {}),
    headers: compileTemplate(operation.headers ?? {}),
    request: optionalTemplate(operation.request),
    result: optionalTemplate(operation.result),
    empty: onFailure?.outcome === 'empty' ? compileTemplate(onFailure.result) : undefined,
    emptyWhen: onFailure?.outcome === 'empty' ? compileOptional(onFailure.when) : undefined,
  };
}

function callOf({ service, path }: Operation): CompiledOperation['call'] {
  return service === undefined || path === undefined ? undefined : { service, path: splitPath(path) };
}

/** Before the name of a setting in a path. */
export const settingsPrefix = 'settings.';

/** Splits a path such as `/{settings.branch}/shelves/{shelf}` at its parameters. */
function splitPath(path: string): readonly PathPart[] {
  const parts: PathPart[] = [];
  for (const part of path.split(/(\{[^{}]*\})/)) {
    if (part.startsWith('{')) parts.push(parameter(part.slice(1, -1)));
    else if (part !== '') parts.push({ literal: part });
  }
  return parts;
}

function parameter(name: string): PathPart {
  return name.startsWith(settingsPrefix) ? { setting: name.slice(settingsPrefix.length) } : { input: name };
}

function optionalTemplate(template: Template | undefined): CompiledTemplate | undefined {
  return template === undefined ? undefined : compileTemplate(template);
}

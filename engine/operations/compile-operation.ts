import type { Operation, Template } from '#schemas';
import { type CompiledRule, compileRule } from '../rules/evaluation/compile.ts';
import { compileOptional } from '../rules/evaluation/condition.ts';
import { type CompiledTemplate, compileTemplate } from '../rules/evaluation/template.ts';

/** A checked operation with its templates compiled. */
export interface CompiledOperation {
  readonly operation: Operation;
  readonly checks: readonly { readonly that: CompiledRule; readonly message: CompiledRule }[];
  /** The call it makes; undefined for an operation that gathers what others give. */
  readonly call: { readonly service: string; readonly path: readonly PathPart[] } | undefined;
  /** The calls it makes of others. */
  readonly gathers: readonly CompiledGathering[];
  readonly query: CompiledTemplate;
  readonly headers: CompiledTemplate;
  readonly request: CompiledTemplate | undefined;
  readonly result: CompiledTemplate | undefined;
  /** The result in place of a failed call's; undefined when a failure is a failure. */
  readonly empty: CompiledTemplate | undefined;
}

/** One of the calls that an operation gathers. */
export interface CompiledGathering {
  readonly operation: string;
  readonly as: string;
  readonly when: CompiledRule | undefined;
  readonly input: CompiledTemplate;
}

/** A literal stretch of the path, or the name of the input that stands there. */
export type PathPart = { readonly literal: string } | { readonly input: string };

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
  };
}

function callOf({ service, path }: Operation): CompiledOperation['call'] {
  return service === undefined || path === undefined ? undefined : { service, path: splitPath(path) };
}

/** Splits `/shelves/{shelf}/books` at its parameters. */
export function splitPath(path: string): readonly PathPart[] {
  const parts: PathPart[] = [];
  for (const part of path.split(/(\{[^{}]*\})/)) {
    if (part.startsWith('{')) parts.push({ input: part.slice(1, -1) });
    else if (part !== '') parts.push({ literal: part });
  }
  return parts;
}

function optionalTemplate(template: Template | undefined): CompiledTemplate | undefined {
  return template === undefined ? undefined : compileTemplate(template);
}

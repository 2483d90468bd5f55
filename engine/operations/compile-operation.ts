import type { Operation, Template } from '#schemas';
import { type CompiledTemplate, compileTemplate } from '../rules/template.ts';

/** A checked operation with its templates compiled. */
export interface CompiledOperation {
  readonly operation: Operation;
  readonly path: readonly PathPart[];
  readonly query: CompiledTemplate;
  readonly request: CompiledTemplate | undefined;
  readonly result: CompiledTemplate | undefined;
  /** The result in place of a failed call's; undefined when a failure is a failure. */
  readonly empty: CompiledTemplate | undefined;
}

/** A literal stretch of the path, or the name of the input that stands there. */
export type PathPart = { readonly literal: string } | { readonly input: string };

/** Compiles a checked operation. */
export function compileOperation(operation: Operation): CompiledOperation {
  const { onFailure } = operation;
  return {
    operation,
    path: splitPath(operation.path),
    query: compileTemplate(operation.query ?? {}),
    request: optionalTemplate(operation.request),
    result: optionalTemplate(operation.result),
    empty: onFailure?.outcome === 'empty' ? compileTemplate(onFailure.result) : undefined,
  };
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

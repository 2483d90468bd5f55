import { alternatives, quoted } from '../../base/json/describe-value.ts';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { advise, suggest } from '../../base/problems/suggest.ts';
import type { SchemaError } from '../schema-error.ts';

/** The verbs, if the error is that an action must have exactly one of them; otherwise undefined. */
export function verbsOf({ keyword, parentSchema }: SchemaError): readonly string[] | undefined {
  if (keyword !== 'oneOf' || parentSchema?.title !== 'Action') return undefined;
  const members = parentSchema.oneOf as readonly { readonly required: readonly string[] }[];
  return members.flatMap(({ required }) => required);
}

/** True for the error of an alternative that only asks for its verb: all of them are reported together. */
export function isAboutOneVerb(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const { keyword, params, instancePath } = error;
  if (keyword !== 'required') return false;
  const missing = String(params.missingProperty);
  return errors.some((other) => other.instancePath === instancePath && verbsOf(other)?.includes(missing));
}

/** Describes an action that has none of the verbs, or several. */
export function describeVerbs(
  error: SchemaError,
  verbs: readonly string[],
): Omit<Finding, 'pointer'> & { readonly pointer?: string } {
  const { data, instancePath, parentSchema } = error;
  const names = Object.keys(data as object);
  const [first, second] = names.filter((name) => verbs.includes(name));
  if (first !== undefined && second !== undefined) {
    return {
      code: 'several-actions',
      pointer: instancePath + pointerOf(second),
      part: 'key',
      message: `Found ${quoted(first)} and ${quoted(second)} in one action.`,
      help: 'Write an action for each.',
    };
  }
  const unknown = names.filter((name) => !Object.hasOwn(parentSchema?.properties ?? {}, name));
  const meant = unknown.find((name) => suggest(name, verbs) !== undefined) ?? unknown[0];
  if (meant === undefined) {
    return {
      code: 'missing-property',
      message: 'The action does not say what to do.',
      help: `Add ${alternatives(verbs.map(quoted))}.`,
    };
  }
  const value = (data as { readonly [name: string]: unknown })[meant];
  const isVerb = typeof value === 'string' && verbs.includes(value);
  return {
    code: 'unknown-action',
    pointer: instancePath + pointerOf(meant),
    part: 'key',
    message: `Unknown action ${quoted(meant)}.`,
    help: isVerb ? `Write the verb as the key: {${quoted(value)}: …}.` : advise(meant, verbs),
  };
}

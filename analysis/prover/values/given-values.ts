import type { JsonValue } from '#engine';
import { type Assignment, decidedByAnswers } from './choices.ts';
import { otherText } from './representatives.ts';

/** Results of calls and settings that a path needs. */
export interface GivenValues {
  readonly results: { readonly [name: string]: JsonValue };
  readonly settings: { readonly [name: string]: string };
}

/** A JSON object while its parts are collected. */
interface OpenObject {
  [name: string]: JsonValue | OpenObject;
}

/**
 * The results and settings that were chosen on a path; undefined if it also needs a value of the session, or the
 * outcome of a rule that was chosen as a whole and that more than answers decide.
 */
export function givenValues(chosen: Assignment): GivenValues | undefined {
  const given: { results: OpenObject; settings: { [name: string]: string } } = { results: {}, settings: {} };
  for (const [key, value] of chosen) {
    if (
      /^(answers|item)\.[^|]*$|^section\.|^(aside|open|passed) /.test(key) ||
      key.includes(decidedByAnswers)
    )
      continue;
    const [path = '', ...marks] = key.split('|');
    const [root, ...names] = path.split('.');
    if (path.includes('@') || (marks.length > 0 && marks.join() !== 'exists')) return undefined;
    if (root === 'settings') {
      if (value !== undefined) given.settings[names.join('.')] = sampleOf(value) as string;
    } else if (root === 'results') {
      if (marks.length === 0 && value !== undefined)
        place(given.results, names, sampleOf(value) as JsonValue);
      else if (value === true) place(given.results, names, {});
    } else return undefined;
  }
  return given as GivenValues;
}

function sampleOf(value: unknown): unknown {
  return value === otherText ? 'Ann' : value;
}

function place(object: OpenObject, [name, ...rest]: readonly string[], value: JsonValue | OpenObject): void {
  if (name === undefined) return;
  if (rest.length === 0) object[name] = value;
  else {
    const inner = object[name];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      place(inner as OpenObject, rest, value);
  }
}

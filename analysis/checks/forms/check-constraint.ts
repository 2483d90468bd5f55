import { pointerOf } from '#engine';
import {
  alternatives,
  type Constraint,
  describeTypes,
  describeValue,
  type Finding,
  failedKeyword,
  fieldPlaces,
  isBorrowed,
  keywordsOfType,
  takeOut,
  typesOf,
} from '#engine/parts';
import { checkPattern } from '../../constraints/patterns/check-pattern.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkBounds } from './check-bounds.ts';
import { checkPatternLength } from './check-pattern-length.ts';

/**
 * Checks a JSON Schema fragment: keywords without effect, impossible bounds, bad patterns and patterns
 * whose matches have no fitting length. Skips types from a
 * types document, which are checked there.
 */
export function* checkConstraint(constraint: Constraint, pointer: string): Iterable<Finding> {
  if (isBorrowed(constraint)) return;
  yield* checkEffect(constraint, pointer);
  yield* checkBounds(constraint, pointer);
  yield* checkValues(constraint, pointer);
  const fault = constraint.pattern === undefined ? undefined : checkPattern(constraint.pattern);
  if (fault) yield { code: 'bad-pattern', pointer: `${pointer}/pattern`, ...fault };
  else yield* checkPatternLength(constraint, pointer);
  if (constraint.items) yield* checkConstraint(constraint.items, `${pointer}/items`);
  for (const [name, property] of Object.entries(constraint.properties ?? {})) {
    yield* checkConstraint(property, `${pointer}/properties${pointerOf(name)}`);
  }
  if (typeof constraint.additionalProperties === 'object') {
    yield* checkConstraint(constraint.additionalProperties, `${pointer}/additionalProperties`);
  }
}

/** Checks that forms ask for email addresses of international domains only where the mail systems behind the site take them. */
export function* checkInternationalEmail(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const site = release.of('site')[0]?.document;
  if (site === undefined || site.internationalEmail === true) return;
  for (const entry of release.of('form')) {
    for (const { field, pointer } of fieldPlaces(entry.document.fields, '/fields')) {
      if (!('value' in field) || field.value?.format !== 'idn-email') continue;
      yield {
        entry,
        code: 'international-email',
        pointer: pointer + pointerOf('value', 'format'),
        message: 'The site does not say that its mail systems take addresses of international domains.',
        help: 'Write "email", or "internationalEmail": true in the site document if they take them.',
      };
    }
  }
}

/** Checks that every named type exists, and the types of types documents. */
export function* checkTypes(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.entries) {
    for (const { missing, ...fault } of entry.typeFaults ?? []) {
      if (missing === undefined || !release.unread.mayBear(missing)) yield { entry, ...fault };
    }
  }
  for (const entry of release.of('types')) {
    for (const [name, schema] of Object.entries(entry.document.types)) {
      for (const finding of checkConstraint(schema, pointerOf('types', name))) yield { entry, ...finding };
    }
  }
}

/** Reports keywords that do not apply to the type, such as one for texts on a number. */
function* checkEffect(constraint: Constraint, pointer: string): Iterable<Finding> {
  const types = typesOf(constraint);
  for (const keyword of new Set(Object.values(keywordsOfType).flat())) {
    if (constraint[keyword] === undefined || types.some((type) => keywordsOfType[type]?.includes(keyword)))
      continue;
    const useful = Object.keys(keywordsOfType).filter((type) => keywordsOfType[type]?.includes(keyword));
    yield {
      code: 'useless-constraint',
      pointer: pointer + pointerOf(keyword),
      part: 'key',
      message: `"${keyword}" says nothing of a value that is ${describeTypes(types)}.`,
      help: `Take it out, or give the value the type ${alternatives(useful.map((type) => `"${type}"`))}.`,
      fix: takeOut(`Take "${keyword}" out`, pointer + pointerOf(keyword), true),
    };
  }
}

function* checkValues(constraint: Constraint, pointer: string): Iterable<Finding> {
  const { enum: values = [], ...others } = constraint;
  for (const [index, value] of values.entries()) {
    const failed = failedKeyword(others, value);
    if (failed === undefined) continue;
    yield {
      code: 'impossible-constraint',
      pointer: pointer + pointerOf('enum', index),
      message: `${capitalised(describeValue(value))} can never be given: it fails "${failed}".`,
      help: `Take it out, or change "${failed}".`,
      fix: takeOut(`Take ${describeValue(value)} out`, pointer + pointerOf('enum', index), true),
    };
  }
  const { const: only, ...rest } = constraint;
  const failed = only === undefined ? undefined : failedKeyword(rest, only);
  if (failed !== undefined) {
    const message = `${capitalised(describeValue(only))} can never be given: it fails "${failed}".`;
    yield {
      code: 'impossible-constraint',
      pointer: `${pointer}/const`,
      message,
      help: `Change "const" or "${failed}".`,
    };
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

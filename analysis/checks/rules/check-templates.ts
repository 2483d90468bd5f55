import { allOperatorNames, didYouMean, isOperatorName, pointerOf, rootNames } from '#engine';
import { quoted } from '#engine/parts';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Finds misspelt operators. In a template an object with one key is data unless the key is an operator, so
 * `{"vra": "answers.name"}` would be sent as it is. Reports such an object if its value is a path; `literal`
 * marks it as intended.
 */
export function* checkTemplates(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const [entry, pointer, template] of templatesIn(release)) {
    for (const [at, name] of lookAlikes(template, pointer)) {
      const message = `There is no operator ${quoted(name)}, so this would be sent as it is.`;
      const help = `${didYouMean(name, allOperatorNames())} Put it inside {"literal": …} if it is data.`;
      yield { entry, code: 'unknown-operator', pointer: at, message, help };
    }
  }
}

type PlacedTemplate = readonly [entry: ReleaseEntry, pointer: string, template: unknown];

function* templatesIn(release: ReleaseIndex): Iterable<PlacedTemplate> {
  for (const entry of release.of('operation')) {
    const { query, request, result, onFailure } = entry.document;
    yield [entry, '/query', query];
    yield [entry, '/request', request];
    yield [entry, '/result', result];
    if (onFailure?.outcome === 'empty') yield [entry, '/onFailure/result', onFailure.result];
  }
  for (const entry of release.of('journey')) {
    for (const placed of actionsOf(release, entry)) {
      const { action, pointer } = placed;
      if ('with' in action) yield [placed.entry, `${pointer}/with`, action.with];
    }
  }
  for (const entry of release.of('analytics')) yield [entry, '/data', entry.document.data];
  for (const entry of release.of('decision')) {
    for (const [row, { then }] of (entry.document.rows ?? []).entries())
      yield [entry, `/rows/${row}/then`, then];
    yield [entry, '/otherwise', entry.document.otherwise];
  }
  for (const entry of release.of('function')) yield [entry, '/value', entry.document.value];
}

const path = new RegExp(`^(?:${rootNames.join('|')})\\.`);

/** Objects with one key whose value is a path. Rules under operators are checked elsewhere. */
function* lookAlikes(template: unknown, pointer: string): Iterable<readonly [pointer: string, name: string]> {
  if (typeof template !== 'object' || template === null) return;
  const parts = Object.entries(template);
  const [only] = parts;
  if (only && parts.length === 1 && !Array.isArray(template)) {
    const [name, value] = only;
    if (isOperatorName(name)) return;
    const [first] = [value].flat();
    if (typeof first === 'string' && path.test(first) && !isPlaceOfNames(pointer)) yield [pointer, name];
  }
  for (const [name, part] of parts) yield* lookAlikes(part, pointer + pointerOf(name));
}

/** Whether the keys at this place are names from the document, so that an object with one key is no rule. */
function isPlaceOfNames(pointer: string): boolean {
  return pointer === '/query' || pointer === '/data' || pointer.endsWith('/with');
}

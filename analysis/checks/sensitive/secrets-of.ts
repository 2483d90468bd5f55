import { answerNames } from '#engine';
import { isSensitive } from '#engine/parts';
import type { Form, Journey, Operation } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';

/** Paths of the sensitive answers and results of a journey. */
export function secretsOf(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  forms: readonly Form[],
): readonly string[] {
  const fields = [...forms.flatMap((form) => form.fields), ...(entry.document.summary?.fields ?? [])];
  const answers = fields.filter(isSensitive).flatMap(answerNames);
  const results = [...actionsOf(release, entry)].flatMap(({ action }) => {
    if (!('call' in action) || action.as === undefined) return [];
    const operations = operationsOf(release, action.call);
    const parts = [...new Set(operations.flatMap(({ sensitive = [] }) => sensitive))];
    // A list of results is sensitive as a whole, as its elements share one path.
    if (action.each !== undefined) return parts.length === 0 ? [] : [`results.${action.as}`];
    return parts.map((part) => `results.${action.as}.${part}`);
  });
  return [...answers.map((name) => `answers.${name}`), ...results];
}

/** An operation and its fallbacks, each once. */
export function operationsOf(release: ReleaseIndex, id: string): readonly Operation[] {
  const found = new Set<Operation>();
  for (let next: string | undefined = id; next !== undefined; ) {
    const operation: Operation | undefined = release.find('operation', next);
    if (operation === undefined || found.has(operation)) break;
    found.add(operation);
    next = operation.fallback;
  }
  return [...found];
}

/** Whether one path contains the other. */
export function isPartOf(path: string, secret: string): boolean {
  return path === secret || path.startsWith(`${secret}.`) || secret.startsWith(`${path}.`);
}

import type { Form, Journey } from '#schemas';
import { answerNames, isSensitive } from '../../answers/questions.ts';
import { actionsOf } from '../journeys/journey-actions.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release-index.ts';

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
    const parts = release.find('operation', action.call)?.sensitive ?? [];
    // A list of results is sensitive as a whole, as its elements share one path.
    if (action.each !== undefined) return parts.length === 0 ? [] : [`results.${action.as}`];
    return parts.map((part) => `results.${action.as}.${part}`);
  });
  return [...answers.map((name) => `answers.${name}`), ...results];
}

/** Whether one path contains the other. */
export function isPartOf(path: string, secret: string): boolean {
  return path === secret || path.startsWith(`${secret}.`) || secret.startsWith(`${path}.`);
}

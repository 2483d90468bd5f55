import { advise, answerNames, pointerOf, type RuleType } from '#engine';
import { isSensitive, quoted } from '#engine/parts';
import type { Field, Journey } from '#schemas';
import { answerTypes, formsOf, hasAllForms } from '../contexts/answer-types.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A journey that shares answers, with the fields that ask for them. */
interface Sharing {
  readonly entry: ReleaseEntry<Journey>;
  readonly fields: readonly Field[];
  readonly types: { readonly [answer: string]: RuleType };
}

/**
 * Checks that every shared answer is asked for by some journey, is a text, and is sensitive in all journeys
 * or in none, so that no journey shows what another protects.
 */
export function* checkSharedAnswers(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const sharing = release.of('journey').filter(({ document }) => document.sharedAnswers !== undefined);
  if (sharing.some(({ document }) => !hasAllForms(release, document))) return;
  const all = sharing.map((entry) => sharingOf(release, entry));
  const mayBeAsked = (name: string) =>
    release.unread.mention(name) ||
    release
      .of('facts')
      .some(({ document }) => document.sharedAnswers?.includes(name) && release.unread.mayUse(document.id));
  for (const each of all) yield* checkSharing(each, all, mayBeAsked);
}

function sharingOf(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Sharing {
  const forms = formsOf(release, entry.document);
  return { entry, fields: forms.flatMap(({ fields }) => fields), types: answerTypes(release, forms) };
}

function* checkSharing(
  { entry, fields, types }: Sharing,
  all: readonly Sharing[],
  mayBeAskedElsewhere: (name: string) => boolean,
): Iterable<ReleaseFinding> {
  for (const [index, name] of (entry.document.sharedAnswers ?? []).entries()) {
    const pointer = pointerOf('sharedAnswers', index);
    const sharers = all.filter(({ entry: { document } }) => document.sharedAnswers?.includes(name));
    if (!sharers.some((sharer) => asks(sharer, name)) && !mayBeAskedElsewhere(name)) {
      yield {
        entry,
        code: 'unknown-answer',
        pointer,
        message: `None of the journeys that share the answer ${quoted(name)} asks for it.`,
        help: advise(name, [...new Set(sharers.flatMap((sharer) => Object.keys(sharer.types)))]),
      };
    }
    const type = types[name];
    if (type !== undefined && !['text', 'choice', 'never'].includes(type.kind)) {
      const message = `The answer ${quoted(name)} is shared with other journeys, but is no text.`;
      yield {
        entry,
        code: 'unshareable-answer',
        pointer,
        message,
        help: 'Share only answers that are texts.',
      };
    }
    const keeper = sharers.find((sharer) => sensitiveNames(sharer.fields).has(name));
    if (keeper && !sensitiveNames(fields).has(name)) {
      yield {
        entry,
        code: 'unshareable-answer',
        pointer,
        message: `The answer ${quoted(name)} is sensitive in ${quoted(keeper.entry.document.id)}, which shares it with ${quoted(entry.document.id)}, but not here.`,
        help: 'Ask for it with "sensitive": true in each of the journeys, or do not share it.',
      };
    }
  }
}

function asks({ types }: Sharing, name: string): boolean {
  return Object.hasOwn(types, name);
}

function sensitiveNames(fields: readonly Field[]): ReadonlySet<string> {
  return new Set(fields.filter(isSensitive).flatMap(answerNames));
}

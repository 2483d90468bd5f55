import type { CompiledRelease } from '#engine';
import type { Form, Journey } from '#schemas';
import { type Change, comparedParts, noticeIn } from './change.ts';
import { compareJourneys } from './journeys/compare-journeys.ts';
import type { Naming } from './names.ts';
import { pairBy } from './pair-by.ts';
import { compareFields } from './questions/compare-fields.ts';
import { changedLists, compareContent } from './rest/compare-content.ts';
import { compareDocuments } from './rest/compare-documents.ts';
import { compareOperations } from './rest/compare-operations.ts';
import { comparePages } from './rest/compare-pages.ts';
import { compareSite } from './rest/compare-site.ts';
import { compareTables } from './rest/compare-tables.ts';
import { type Side, settingOf, sideOf } from './side.ts';

/**
 * Compares two releases: what differs for visitors, services and authors, in sentences.
 *
 * @param naming whether ids stand behind the titles of what sentences name
 * @returns in order of their parts; empty if all documents are the same
 * @example compareReleases(live, next)[0]?.text // '“Your name” may be left out now.'
 */
export function compareReleases(
  before: CompiledRelease,
  after: CompiledRelease,
  naming: Naming = 'titles',
): readonly Change[] {
  const [old, now] = [sideOf(before, naming), sideOf(after, naming)];
  const changes = [
    ...compareForms(old, now),
    ...compareJourneys(old, now),
    ...compareOperations(old, now),
    ...compareContent(old, now),
    ...comparePages(old, now, changedLists(old, now)),
    ...compareSite(old, now),
    ...compareTables(old, now),
  ];
  const all = [...changes, ...compareDocuments(old, now, changes)];
  return comparedParts.flatMap((part) => all.filter((change) => change.part === part));
}

/** Compares the forms that journeys ask; parts of others are in the forms that include them. */
function* compareForms(before: Side, after: Side): Iterable<Change> {
  const asked = new Set([before, after].flatMap((side) => side.of('journey').flatMap(formsOf)));
  const { added, removed, both } = pairBy(before.of('form'), after.of('form'), ({ id }) => id);
  for (const form of added) if (asked.has(form.id)) yield* compareForm(undefined, form, before, after);
  for (const form of removed) if (asked.has(form.id)) yield* compareForm(form, undefined, before, after);
  for (const [old, now] of both) if (asked.has(old.id)) yield* compareForm(old, now, before, after);
}

function compareForm(old: Form | undefined, now: Form | undefined, before: Side, after: Side) {
  const id = now?.id ?? old?.id ?? '';
  const settings = {
    before: settingOf(before, journeyOf(before, id), old?.fields),
    after: settingOf(after, journeyOf(after, id), now?.fields),
  };
  return compareFields(old?.fields ?? [], now?.fields ?? [], settings, noticeIn('questions', id));
}

/** The first journey that asks a form: its facts are what the form's rules read. */
function journeyOf(side: Side, form: string): Journey | undefined {
  return side.of('journey').find((journey) => formsOf(journey).includes(form));
}

function formsOf({ steps }: Journey): readonly string[] {
  return steps.map(({ form }) => form);
}

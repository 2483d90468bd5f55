import { checkDocuments, compareReleases } from '#analysis';
import { type CompiledRelease, compileRelease } from '#engine';
import { readRelease } from '../documents/read-fixtures.ts';

/** Documents of a journey that books visits, beside those of the library. */
const visitForm = `{
  "kind": "form", "id": "visit-form", "schemaVersion": 2,
  "fields": [
    { "name": "kind", "type": "radio-group", "label": "Who visits?", "required": true,
      "options": [{ "id": "school", "label": "A school" }, { "id": "family", "label": "A family" }, { "id": "alone", "label": "Only me" }] },
    { "name": "isMember", "type": "yes-no", "label": "Are you a member?", "when": "= answers.kind != 'school'" },
    { "name": "pupils", "type": "text-input", "label": "Pupils", "hint": "About how many", "when": "= facts.isSchool",
      "value": { "type": "string", "maxLength": 3 }, "required": "= answers.kind = 'school'", "messages": { "maxLength": "Too many" }, "unread": true,
      "checks": [{ "that": "= answers.pupils != '0'", "message": "Some pupils must come" }] }
  ]
}`;
const payForm = `{
  "kind": "form", "id": "pay-form", "schemaVersion": 2,
  "fields": [{ "name": "note", "type": "text-area", "label": "Note", "value": { "type": "string" } },
    { "name": "thanks", "type": "notice", "tone": "info", "text": "See you soon" }]
}`;
const journey = `{
  "kind": "journey", "id": "visit", "schemaVersion": 2, "path": "/visit",
  "everyStep": { "template": "standard", "submitLabel": "Next", "seo": { "sitemapVisible": false } },
  "facts": { "isSchool": "= answers.kind = 'school'" },
  "steps": [
    { "id": "who", "form": "visit-form", "path": "", "title": "Who comes", "next": [{ "when": "= answers.isMember", "step": "done" }] },
    { "id": "pay", "form": "pay-form", "path": "pay", "title": "Pay", "when": "= not facts.isSchool",
      "onSubmit": [{ "call": "book-visit", "with": { "note": "= answers.note" } }] },
    { "id": "done", "form": "pay-form", "path": "done", "title": "Done" }
  ]
}`;
const operation = `{
  "kind": "operation", "id": "book-visit", "schemaVersion": 1, "service": "catalogue", "method": "POST", "path": "/visits",
  "input": { "note?": { "type": "string" } }, "request": { "visit": { "note": "= input.note" } },
  "query": { "lang": "en" }
}`;
const news = `{
  "kind": "content", "id": "news", "schemaVersion": 1, "referenceName": "news", "language": "en-nz",
  "items": [{ "contentID": 1, "fields": { "title": "Opened" } }]
}`;

const texts: ReadonlyMap<string, string> = new Map([
  ...readRelease().map(({ path, text }) => [path.replace('.json', ''), text] as const),
  ['visit-form', visitForm],
  ['pay-form', payForm],
  ['visit', journey],
  ['book-visit', operation],
  ['news', news],
]);

/** Replaces a text in a document. */
export type Edit = readonly [document: string, from: string, to: string];

/** The release with some texts replaced, and some documents added or removed. */
export function releaseWith(
  edits: readonly Edit[] = [],
  others: { readonly [id: string]: string | null } = {},
): CompiledRelease {
  const edited = new Map(texts);
  for (const [id, from, to] of edits) {
    const text = edited.get(id);
    if (!text?.includes(from)) throw new Error(`"${id}" has no text ${from}`);
    edited.set(id, text.replaceAll(from, to));
  }
  for (const [id, text] of Object.entries(others)) {
    if (text === null) edited.delete(id);
    else edited.set(id, text);
  }
  const sources = [...edited].map(([path, text]) => ({ path, text }));
  const { documents, problems } = checkDocuments(sources);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(
      errors.map(({ document, pointer, message }) => `${document}${pointer}: ${message}`).join('\n'),
    );
  return compileRelease(
    documents.map(({ document }) => document),
    (text) => text,
  );
}

let unedited: CompiledRelease | undefined;

/**
 * The sentences about some edits, without those about the rendering of pages; details are indented.
 */
export function said(...edits: readonly Edit[]): readonly string[] {
  unedited ??= releaseWith();
  return sentencesBetween(unedited, releaseWith(edits));
}

export function sentencesBetween(before: CompiledRelease, after: CompiledRelease): readonly string[] {
  return compareReleases(before, after)
    .filter(({ code }) => code !== 'pages-rendered')
    .flatMap(({ text, details }) => [text, ...details.map((detail) => `  ${detail}`)]);
}

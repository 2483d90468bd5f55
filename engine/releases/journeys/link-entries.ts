import { validateDocument } from '#schemas';
import { describeSchemaError } from '../../documents/describe-schema-error.ts';
import type { DocumentKind, DocumentOf } from '../../documents/document-kinds.ts';
import type { Finding } from '../../documents/finding.ts';
import { selectSchemaErrors } from '../../documents/select-schema-errors.ts';
import { linkJourney } from '../../linking/link-journey.ts';
import { locateOrigins, originOf } from '../../linking/origins.ts';
import type { StepPage } from '../../linking/step-pages.ts';
import type { ReadEntry } from '../../value-types/entry-types.ts';

/** Links the documents of a release that is to be checked. Problems are located where authors wrote what is wrong. */
export function linkEntries(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const facts = new Map<string, ReadEntryOf<'facts'>>();
  for (const entry of entries) {
    if (isOf(entry, 'facts') && !facts.has(entry.document.id)) facts.set(entry.document.id, entry);
  }
  const pages: ReadEntry[] = [];
  const linked = entries.map((entry): ReadEntry => {
    if (!isOf(entry, 'journey')) return entry;
    const found = linkJourney(entry.document, (id) => facts.get(id)?.document);
    const findings = [...found.findings];
    for (const page of found.pages) {
      const lacks = schemaFindings(page);
      findings.push(...lacks);
      if (lacks.length === 0) pages.push(pageEntry(entry, page));
    }
    const locate = locateOrigins(found.origins, entry.locate, (id) => facts.get(id)?.locate);
    return { ...entry, document: found.journey, locate, findings };
  });
  return [...linked, ...pages];
}

function pageEntry(journey: ReadEntryOf<'journey'>, { page, origins }: StepPage): ReadEntry {
  const locate = locateOrigins(origins, journey.locate, () => journey.locate);
  return { path: journey.path, document: page, locate };
}

/** What a page lacks that neither its step nor every step says, where the journey should say it. */
function schemaFindings({ page, origins }: StepPage): readonly Finding[] {
  if (validateDocument(page)) return [];
  return selectSchemaErrors(validateDocument.errors ?? []).map((error) => {
    const finding = describeSchemaError(error);
    return { ...finding, pointer: originOf(origins, finding.pointer)?.pointer ?? '' };
  });
}

type ReadEntryOf<Kind extends DocumentKind> = ReadEntry & { readonly document: DocumentOf<Kind> };

function isOf<Kind extends 'facts' | 'journey'>(entry: ReadEntry, kind: Kind): entry is ReadEntryOf<Kind> {
  return entry.document.kind === kind;
}

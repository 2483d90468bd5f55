import {
  asWritten,
  type DocumentKind,
  type DocumentOf,
  describeSchemaError,
  type FindForm,
  type Finding,
  lazily,
  linkForm,
  linkJourney,
  linkOptions,
  locateOrigins,
  originOf,
  type ReadEntry,
  type StepPage,
  selectSchemaErrors,
  type TypeLibrary,
  typeLibrary,
  validateDocument,
} from '#engine/parts';
import type { Document } from '#schemas';

/** Links the documents of a release for its check. Problems are located where the author wrote them. */
export function linkEntries(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const facts = firstById(entries, 'facts');
  const forms = firstById(entries, 'form');
  const documents = lazily(() => entries.map(({ document }) => document));
  const library = lazily(() => typeLibrary(documents()));
  const site = entries.find((entry): entry is ReadEntryOf<'site'> => isOf(entry, 'site'));
  const pages: ReadEntry[] = [];
  const linked = entries.map((entry): ReadEntry => {
    if (isOf(entry, 'form')) return formEntry(entry, forms, library, site);
    if (isOf(entry, 'options')) return optionsEntry(entry, documents());
    if (!isOf(entry, 'journey')) return entry;
    const found = linkJourney(entry.document, (id) => facts.get(id)?.document);
    const findings = [...found.findings];
    for (const page of found.pages) {
      const lacks = schemaFindings(page);
      findings.push(...lacks);
      if (lacks.length === 0) pages.push(pageEntry(entry, page));
    }
    const locate = locateOrigins(found.origins, entry.locate, (id) => facts.get(id)?.locate);
    return { ...entry, document: found.journey, written: entry.document, locate, findings };
  });
  return [...linked, ...pages];
}

function formEntry(
  entry: ReadEntryOf<'form'>,
  forms: ReadonlyMap<string, ReadEntryOf<'form'>>,
  library: () => TypeLibrary,
  site: ReadEntryOf<'site'> | undefined,
): ReadEntry {
  const findForm: FindForm = (id) => forms.get(id)?.document;
  const { form, origins, uses, findings } = linkForm(entry.document, {
    findForm,
    library,
    site: site?.document,
  });
  if (form === entry.document) return entry;
  const locate = locateOrigins(origins, entry.locate, (id) =>
    id === site?.document.id ? site.locate : forms.get(id)?.locate,
  );
  const includes = uses.map((use) => ({ form: use.form, pointer: asWritten + use.pointer }));
  return { ...entry, document: form, written: entry.document, locate, includes, findings };
}

function optionsEntry(entry: ReadEntryOf<'options'>, documents: readonly Document[]): ReadEntry {
  const { options, origins, findings } = linkOptions(entry.document, documents);
  if (options === entry.document) return entry;
  const locate = locateOrigins(origins, entry.locate, () => undefined);
  return { ...entry, document: options, written: entry.document, locate, findings };
}

function pageEntry(journey: ReadEntryOf<'journey'>, { page, origins }: StepPage): ReadEntry {
  const locate = locateOrigins(origins, journey.locate, () => journey.locate);
  return { path: journey.path, document: page, locate };
}

/** Properties missing from a step's page, reported at the journey. */
function schemaFindings({ page, origins }: StepPage): readonly Finding[] {
  if (validateDocument(page)) return [];
  return selectSchemaErrors(validateDocument.errors).map((error) => {
    const finding = describeSchemaError(error);
    const derived = finding.pointer === '/id' ? ofDerivedId(page, finding) : finding;
    return { ...derived, pointer: originOf(origins, finding.pointer)?.pointer ?? '' };
  });
}

/** No author wrote the id of a step's page. */
function ofDerivedId({ id }: StepPage['page'], finding: Finding): Finding {
  return {
    ...finding,
    message: `The page of this step gets an id of ${id.length} characters, made of the ids of the journey and the step. ${finding.message}`,
    help: 'Make the id of the step or of the journey shorter.',
  };
}

type ReadEntryOf<Kind extends DocumentKind> = ReadEntry & { readonly document: DocumentOf<Kind> };

function firstById<Kind extends LinkedKind>(
  entries: readonly ReadEntry[],
  kind: Kind,
): ReadonlyMap<string, ReadEntryOf<Kind>> {
  const found = new Map<string, ReadEntryOf<Kind>>();
  for (const entry of entries) {
    const { id } = entry.document;
    if (isOf(entry, kind) && !found.has(id)) found.set(id, entry);
  }
  return found;
}

type LinkedKind = 'facts' | 'form' | 'journey' | 'options' | 'site';

function isOf<Kind extends LinkedKind>(entry: ReadEntry, kind: Kind): entry is ReadEntryOf<Kind> {
  return entry.document.kind === kind;
}

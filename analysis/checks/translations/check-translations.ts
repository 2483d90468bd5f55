import { type JsonValue, pointerOf } from '#engine';
import {
  describeSchemaError,
  formsIncludedIn,
  isTranslatable as hasTexts,
  isByNumber,
  languagesOf,
  mapTexts,
  markOf,
  quoted,
  referencesOf,
  saysText,
  selectSchemaErrors,
  textTree,
  translatableTexts,
  validateDocument,
  withTexts,
} from '#engine/parts';
import type { Content, Document, Options, Translation } from '#schemas';
import { checkName } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { pathsOfJourneys } from '../words/shown-texts.ts';
import { inventedFormulas } from './invented-formulas.ts';
import { checkOwnPaths } from './own-paths.ts';
import { checkShownValues, valuesCalledIn } from './shown-values.ts';
import { unknownName } from './unknown-name.ts';

type TranslationEntry = ReleaseEntry<Translation>;

/**
 * Checks the translations of a release: each is in a language of the site, of a document that there is, and says texts that
 * this has; none is missing in a document that is translated, and none is older than its source.
 */
export function* checkTranslations(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const site = release.of('site')[0]?.document;
  const [, ...languages] = site ? languagesOf(site) : [];
  const known = new Map<string, TranslationEntry>();
  for (const entry of release.of('translation')) {
    const { language, document } = entry.document;
    if (site)
      yield* checkName(
        entry,
        '/language',
        'further language of the site',
        language,
        languages,
        'undeclared-language',
      );
    const key = `${language} ${document}`;
    const other = known.get(key);
    if (other !== undefined) yield repeated(entry, other);
    else known.set(key, entry);
    yield* checkTranslation(release, entry);
  }
  yield* checkComplete(release, known);
  yield* checkShownValues(release);
  yield* checkOwnPaths(release);
  for (const entry of release.of('options'))
    yield* checkTextNames(entry, 'data', entry.document.options ?? []);
  for (const entry of release.of('content')) yield* checkTextNames(entry, 'fields', entry.document.items);
  for (const entry of release.of('page')) {
    const language = languages.find((each) => `${entry.document.path}/`.startsWith(`/${each}/`));
    if (language !== undefined) yield inLanguagePath(entry, language);
  }
}

/** Texts that the document names, and no option or item has. */
function* checkTextNames<Part extends 'data' | 'fields'>(
  entry: ReleaseEntry<Options | Content>,
  part: Part,
  holders: readonly { readonly [name in Part]?: object }[],
): Iterable<ReleaseFinding> {
  const { texts = [] } = entry.document;
  if (texts.length === 0) return;
  const known = [...new Set(holders.flatMap((holder) => Object.keys(holder[part] ?? {})))];
  for (const [index, name] of texts.entries())
    yield* checkName(entry, pointerOf('texts', index), `part of \`${part}\``, name, known);
}

/** Whether a path leads to a part of a document. */
function isPart(document: Document, path: string): boolean {
  let found = false;
  mapTexts(document, textTree([[path, true]]), (part) => {
    found = true;
    return part;
  });
  return found;
}

function* checkTranslation(release: ReleaseIndex, entry: TranslationEntry): Iterable<ReleaseFinding> {
  const source = writtenDocument(release, entry.document.document);
  if (source === undefined) {
    const id = entry.document.document;
    if (release.unread.mayBear(id) || (id.startsWith('/') && release.of('asset').length === 0)) return;
    const ids = idsWithTexts(release);
    yield* checkName(entry, '/document', 'document with texts', id, ids);
    return;
  }
  const texts = new Map(translatableTexts(source).map((text) => [text.path, text]));
  for (const [path, { text, from }] of Object.entries(entry.document.texts)) {
    const pointer = pointerOf('texts', path);
    const found = texts.get(path);
    if (found === undefined) {
      const message = `${quoted(source.id)} has no text ${quoted(path)}.`;
      yield {
        entry,
        code: 'unknown-text',
        // A text that is gone is left out. Another part would be changed.
        ...(!isPart(source, path) && { severity: 'warning' as const }),
        pointer,
        part: 'key',
        message,
        ...unknownName(path, [...texts.keys()], pointer),
      };
      continue;
    }
    yield* checkFit(entry, path, source);
    if (inventedFormulas(text, found.source).length > 0) yield invented(entry, pointer, path, source);
    if (from === undefined) yield unmarked(entry, pointer, path, markOf(found.source));
    else if (from !== markOf(found.source)) yield stale(entry, pointer, path, found.source);
  }
  const missing = missingTexts(source, entry.document);
  if (missing.length > 0) {
    yield {
      entry,
      code: 'missing-translation',
      severity: 'warning',
      pointer: '/texts',
      message: `${listed(missing)} of ${quoted(source.id)} ${missing.length === 1 ? 'has' : 'have'} no translation into ${quoted(entry.document.language)}.`,
      help: 'Translate what is missing: `waymark translate export` lists it.',
    };
  }
}

/** The document with an id as it is written; undefined if it has no texts for visitors. */
function writtenDocument(release: ReleaseIndex, id: string): Document | undefined {
  const kind = release.kindOf(id);
  const entry = kind && release.entry(kind, id);
  return entry && isTranslatable(release, entry) ? (entry.written ?? entry.document) : undefined;
}

/** Whether a document has texts of its own: those of the pages of steps are in their journeys. */
function isTranslatable(release: ReleaseIndex, { document, path }: ReleaseEntry): boolean {
  if (document.kind === 'page' && release.derive(pathsOfJourneys).has(path)) return false;
  return hasTexts(document);
}

function idsWithTexts(release: ReleaseIndex): readonly string[] {
  return release.entries.filter((entry) => isTranslatable(release, entry)).map(({ document }) => document.id);
}

function missingTexts(source: Document, translation: Translation | undefined): readonly string[] {
  return translatableTexts(source).flatMap(({ path, isWorded }) =>
    isWorded && translation?.texts[path] === undefined ? [path] : [],
  );
}

/** The error of the schema that a document has with a translated text, such as a label that is too long. */
function* checkFit(entry: TranslationEntry, path: string, source: Document): Iterable<ReleaseFinding> {
  const { text = '' } = entry.document.texts[path] ?? {};
  const whole = withTexts(source, { ...entry.document, texts: { [path]: { text } } });
  if (whole === source || validateDocument(whole)) return;
  const errors = validateDocument.errors ?? [];
  // A document has errors of its own where a type that it names cannot be read.
  const own = validateDocument(source) ? [] : (validateDocument.errors ?? []);
  const places = new Set(own.map(({ instancePath }) => instancePath));
  const added = errors.filter(({ instancePath }) => !places.has(instancePath));
  for (const error of selectSchemaErrors(added).slice(0, 1)) {
    const { code, message, help } = describeSchemaError(error);
    yield { entry, code, pointer: pointerOf('texts', path, 'text'), message, help };
  }
}

/** The pages and journeys that the site wants to be translated completely. */
function* checkComplete(
  release: ReleaseIndex,
  known: ReadonlyMap<string, TranslationEntry>,
): Iterable<ReleaseFinding> {
  for (const entry of release.of('site')) {
    for (const [index, { language, complete = [] }] of (entry.document.languages ?? []).entries()) {
      for (const [place, id] of complete.entries()) {
        const pointer = pointerOf('languages', index, 'complete', place);
        if (writtenDocument(release, id) === undefined) {
          const ids = idsWithTexts(release);
          if (!release.unread.mayBear(id)) yield* checkName(entry, pointer, 'page or journey', id, ids);
          continue;
        }
        for (const part of partsOf(release, id)) {
          const source = writtenDocument(release, part);
          const translation = known.get(`${language} ${part}`)?.document;
          if (source === undefined) continue;
          const lacking = [...missingTexts(source, translation), ...staleTexts(source, translation)];
          if (lacking.length > 0) yield incomplete(entry, pointer, { language, id, part, lacking });
        }
      }
    }
  }
}

function staleTexts(source: Document, translation: Translation | undefined): readonly string[] {
  return translatableTexts(source).flatMap(({ path, source: text }) => {
    const from = translation?.texts[path]?.from;
    return from !== undefined && from !== markOf(text) ? [path] : [];
  });
}

/** The ids of a page or journey, and of the journeys, forms, options, functions and decisions on it. */
function partsOf(release: ReleaseIndex, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found) {
    const document = writtenDocument(release, each);
    if (document === undefined) continue;
    const called = valuesCalledIn(document).map(({ id }) => id);
    for (const part of [...referencesOf(document), ...formsIncludedIn(document), ...called]) found.add(part);
  }
  return found;
}

function repeated(entry: TranslationEntry, other: TranslationEntry): ReleaseFinding {
  const message = `${quoted(other.document.id)} is another translation of ${quoted(entry.document.document)} into this language.`;
  return { entry, code: 'repeated-translation', pointer: '/document', message, help: 'Keep one of them.' };
}

function inLanguagePath(entry: ReleaseEntry, language: string): ReleaseFinding {
  return {
    entry,
    code: 'path-of-language',
    pointer: '/path',
    message: `The pages in ${quoted(language)} have the paths under ${quoted(`/${language}`)}.`,
    help: 'Give this page another path.',
  };
}

function invented(entry: TranslationEntry, pointer: string, path: string, source: Document): ReleaseFinding {
  return {
    entry,
    code: 'invented-formula',
    pointer: `${pointer}/text`,
    message: `The text ${quoted(path)} of ${quoted(source.id)} has no such formula.`,
    help: 'Use the formulas of the source; only the texts in them may differ.',
  };
}

function unmarked(entry: TranslationEntry, pointer: string, path: string, mark: string): ReleaseFinding {
  return {
    entry,
    code: 'unmarked-translation',
    severity: 'warning',
    pointer,
    message: `Nothing says from which text ${quoted(path)} was translated, so nobody learns when that changes.`,
    help: `Write "from": ${quoted(mark)}, or run \`waymark check --fix\`.`,
    fix: fixMark(pointer, mark, 'add'),
  };
}

function stale(entry: TranslationEntry, pointer: string, path: string, source: unknown): ReleaseFinding {
  const now =
    typeof source === 'string'
      ? `Its source is now ${quoted(shortened(source))}.`
      : 'Its source has changed.';
  const isShown = saysText(entry.document, path, source);
  const why = isByNumber(path) ? 'it may belong to another entry' : 'it decides by the older rule';
  const unused = isShown ? '' : ` It is not shown until it is up to date, since ${why}.`;
  return {
    entry,
    code: 'stale-translation',
    severity: 'warning',
    pointer,
    message: `The translation of ${quoted(path)} is of an older text. ${now}${unused}`,
    help: `Translate it again, and write "from": ${quoted(markOf(source))}.`,
    fix: { ...fixMark(`${pointer}`, markOf(source), 'replace'), isGuess: true },
  };
}

function fixMark(pointer: string, mark: JsonValue, op: 'add' | 'replace') {
  return {
    title: 'Mark it as translated from the text as it is',
    changes: [{ op, path: `${pointer}/from`, value: mark }],
  };
}

function incomplete(
  entry: ReleaseEntry,
  pointer: string,
  {
    language,
    id,
    part,
    lacking,
  }: {
    readonly language: string;
    readonly id: string;
    readonly part: string;
    readonly lacking: readonly string[];
  },
): ReleaseFinding {
  return {
    entry,
    code: 'incomplete-translation',
    pointer,
    message: `${quoted(id)} has to be complete in ${quoted(language)}: ${listed(lacking)} of ${quoted(part)} ${lacking.length === 1 ? 'is' : 'are'} missing or out of date.`,
    help: 'Translate what is named, or take the id out of "complete".',
  };
}

const mostNamed = 5;

function listed(paths: readonly string[]): string {
  const named = paths
    .slice(0, mostNamed)
    .map((path) => quoted(path))
    .join(', ');
  const more = paths.length - mostNamed;
  return `${paths.length === 1 ? 'The text' : 'The texts'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

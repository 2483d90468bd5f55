import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import {
  checkDocuments,
  formatText,
  mergedTexts,
  readTranslationTable,
  type TranslatedUnit,
  type TranslationUnit,
  translationUnits,
  writeTranslationTable,
  writeXliff,
} from '#analysis';
import { didYouMean, documentWidth, layOutJson } from '#engine';
import type { Document, Translation } from '#schemas';
import { readNamedFile } from '../../sources/parse-open-api.ts';
import { pagesFolder, readSources } from '../../sources/read-sources.ts';
import { readXliff } from '../../sources/read-xliff.ts';
import type { Command } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Exchanges texts with translators. */
export const translate: Command = {
  arguments: '[export|import] [language|file] [documents …]',
  mostArguments: Number.MAX_SAFE_INTEGER,
  options: {
    missing: { type: 'boolean', help: 'Export only what is missing or out of date.' },
    csv: { type: 'boolean', help: 'Export a table for spreadsheets instead of XLIFF.' },
  },
  details: `Without arguments it counts, for each language of the site, the texts that are translated, missing and out of date.
\`waymark translate export mi > mi.xlf\` writes the texts of all documents, or of those that are named, as XLIFF 2.0, with their translations; with --csv as a table for spreadsheets.
\`waymark translate import mi.xlf\` takes the translations of either over into the folder of documents. What is unchanged stays as it is.`,
  run: async ({ positionals: [verb, ...rest], flag, terminal }) => {
    const { sources, unreadable } = await readSources([], terminal);
    const read = checkDocuments(sources, unreadable, false).documents;
    const documents = read.map(({ document }) => document);
    switch (verb) {
      case undefined:
        return count(documents, terminal);
      case 'export': {
        const [language, ...ids] = rest;
        const write = flag('csv') ? writeTranslationTable : writeXliff;
        terminal.out(exported(documents, languageNamed(language, documents), ids, flag('missing'), write));
        return 0;
      }
      case 'import': {
        const [file] = rest;
        if (file === undefined) throw new UsageError('Name the file: waymark translate import mi.xlf.');
        const pathOf = (id: string) => read.find(({ document }) => document.id === id)?.path;
        const textOf = (path: string) => sources.find((source) => source.path === path)?.text;
        return importFrom(file, { documents, pathOf, textOf, terminal });
      }
      default:
        throw new UsageError(`Unknown: ${verb}. ${didYouMean(verb, ['export', 'import'])}`);
    }
  },
};

function siteOf(documents: readonly Document[]) {
  const site = documents.find((document) => document.kind === 'site');
  if (site === undefined) throw new UsageError('There is no site document, which lists the languages.');
  return site;
}

function languageNamed(language: string | undefined, documents: readonly Document[]): string {
  const known = (siteOf(documents).languages ?? []).map((each) => each.language);
  if (language !== undefined && known.includes(language)) return language;
  throw new UsageError(
    language === undefined
      ? `Name the language, such as: waymark translate export ${known[0] ?? 'mi'}.`
      : `The site is not in "${language}". ${didYouMean(language, known)}`,
  );
}

function isOpen({ target, isStale }: TranslationUnit): boolean {
  return target === undefined || isStale;
}

function count(documents: readonly Document[], terminal: Terminal): 0 {
  const { languages = [] } = siteOf(documents);
  if (languages.length === 0)
    terminal.out('The site is in one language: "languages" of its document lists others.\n');
  for (const { language } of languages) {
    const units = [...translationUnits(documents, language).values()].flat();
    const missing = units.filter(({ target }) => target === undefined).length;
    const stale = units.filter(({ isStale }) => isStale).length;
    const done = units.length - missing - stale;
    terminal.out(
      `  ${language}  ${done} of ${units.length} texts translated, ${missing} missing, ${stale} out of date\n`,
    );
  }
  return 0;
}

function exported(
  documents: readonly Document[],
  language: string,
  ids: readonly string[],
  onlyMissing: boolean,
  write: typeof writeXliff,
): string {
  const units = translationUnits(documents, language);
  const unknown = ids.find((id) => !units.has(id));
  if (unknown !== undefined)
    throw new UsageError(`No document "${unknown}" has texts. ${didYouMean(unknown, [...units.keys()])}`);
  const wanted = [...units]
    .filter(([id]) => ids.length === 0 || ids.includes(id))
    .map(([id, texts]) => [id, onlyMissing ? texts.filter(isOpen) : texts] as const)
    .filter(([, texts]) => texts.length > 0);
  return write({ source: siteOf(documents).language, target: language }, new Map(wanted));
}

interface Importing {
  readonly documents: readonly Document[];
  readonly pathOf: (id: string) => string | undefined;
  readonly textOf: (path: string) => string | undefined;
  readonly terminal: Terminal;
}

/** The translations of an XLIFF file, or of a table. */
function readTranslated(file: string, text: string) {
  if (/^\ufeff?\s*</.test(text)) {
    const read = readXliff(text);
    if (read === undefined) throw new UsageError(`${file} is no XLIFF 2 with a "trgLang".`);
    return read;
  }
  const read = readTranslationTable(text);
  if ('trouble' in read)
    throw new UsageError(`${file} is neither XLIFF nor a table of translations: ${read.trouble}`);
  return read;
}

async function importFrom(file: string, { documents, pathOf, textOf, terminal }: Importing): Promise<0 | 1> {
  const read = readTranslated(file, readNamedFile(file, terminal));
  const language = languageNamed(read.language, documents);
  const units = translationUnits(documents, language);
  const byDocument = new Map<string, TranslatedUnit[]>();
  let lost = 0;
  for (const unit of read.units) {
    const isKnown = units.get(unit.document)?.some(({ path }) => path === unit.path) === true;
    if (isKnown) byDocument.set(unit.document, [...(byDocument.get(unit.document) ?? []), unit]);
    else {
      lost += 1;
      terminal.err(`  There is no text "${unit.path}" of "${unit.document}" any more.\n`);
    }
  }
  const sitePath = pathOf(siteOf(documents).id);
  const siteSchema: unknown = JSON.parse((sitePath && textOf(sitePath)) ?? '{}').$schema;
  /** Names the schema of translations as the site document names its own, so that editors find it. */
  const schemaBeside = (target: string) => {
    if (sitePath === undefined || typeof siteSchema !== 'string') return {};
    const schema = resolve(terminal.folder, dirname(sitePath), siteSchema).replace(
      /site(?=\.schema\.json$)/,
      'translation',
    );
    return { $schema: relative(dirname(target), schema).split(sep).join('/') };
  };
  for (const [id, sent] of byDocument) {
    const known = documents.find(
      (each) => each.kind === 'translation' && each.language === language && each.document === id,
    );
    const path = known && pathOf(known.id);
    const before: Translation =
      path === undefined
        ? {
            kind: 'translation',
            id: `${id}-${language}`,
            schemaVersion: 2,
            language,
            document: id,
            texts: {},
          }
        : JSON.parse(textOf(path) ?? '{}');
    const texts = mergedTexts(units.get(id) ?? [], before.texts, sent);
    const target =
      path === undefined
        ? join(pagesFolder(terminal), 'translations', language, `${id}.json`)
        : resolve(terminal.folder, path);
    const written = { ...schemaBeside(target), ...before, texts };
    const text = formatText(JSON.stringify(written)) ?? layOutJson(written, documentWidth);
    if (path !== undefined && textOf(path) === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    terminal.out(`  written  ${relative(terminal.folder, target)}\n`);
  }
  return lost > 0 ? 1 : 0;
}

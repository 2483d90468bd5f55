import type { Document } from '#schemas';
import { describeValue } from '../base/json/describe-value.ts';
import { byPlace, type Finding, toProblem } from '../base/json/finding.ts';
import { documentLimits } from '../base/json/limits.ts';
import { createLocate, type Locate } from '../base/json/locate.ts';
import type { Problem } from '../base/problems/problem.ts';
import { didYouMean } from '../base/problems/suggest.ts';
import { expandFormulas } from '../formulas/reading/expand-formulas.ts';
import { checkText } from './check-text.ts';
import { documentSchemas } from './document-kinds.ts';
import { mapFields, withBaseType } from './field-extensions.ts';
import { type JsonObject, type Migrations, migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { validateWritten } from './module-extensions.ts';
import type { SchemaError } from './schema-error.ts';
import { describeSchemaError } from './schema-errors/describe-schema-error.ts';
import { selectSchemaErrors } from './schema-errors/select-schema-errors.ts';

/** The text of a document, and the path of its file. */
export interface DocumentSource {
  readonly path: string;
  readonly text: string;
}

/** A valid document, or the reason why it was refused. */
export type Reading = ReadDocument | RefusedDocument;

export interface ReadDocument {
  readonly outcome: 'read';
  readonly path: string;
  readonly document: Document;
  readonly locate: Locate;
  /** Names of the migrations that ran on it. */
  readonly migrations: readonly string[];
}

interface RefusedDocument {
  readonly outcome: 'refused';
  readonly path: string;
  /** Its id, if it could be read, so that references to it are not reported. */
  readonly id: string | undefined;
  readonly problems: readonly Problem[];
}

/** Kinds of documents that a reader accepts; the shipped ones by default. */
export interface Reader {
  readonly migrations: Migrations;
  readonly validate: {
    (document: unknown): document is Document;
    errors?: readonly SchemaError[] | null;
  };
}

const shipped: Reader = { migrations, validate: validateWritten };

/** More problems of one document would hide the important ones. */
const mostProblems = 100;

/**
 * The only way from unknown text to a valid document. Checks size, depth, syntax and keys before any
 * recursive code runs, then migrates to the current version and validates. Problems name the path of the
 * file, since a refused document may have no id.
 *
 * @example readDocument({ path: 'pages/home.json', text: '{"kind": "page", …}' })
 */
export function readDocument(source: DocumentSource, reader: Reader = shipped): Reading {
  const { path } = source;
  const text = withoutMark(source.text);
  const faults = checkText(text, path, documentLimits);
  if (faults.length > 0) return { outcome: 'refused', path, id: likelyId(text), problems: faults };

  const value: unknown = JSON.parse(text);
  const id = isObject(value) && typeof value.id === 'string' ? value.id : undefined;
  const refuse = (findings: readonly Finding[], locate = createLocate(text)): RefusedDocument => {
    const problems = findings.map((finding) => toProblem(finding, path, locate)).sort(byPlace);
    return { outcome: 'refused', path, id, problems: problems.slice(0, mostProblems) };
  };

  const updated = bringUpToDate(value, reader.migrations);
  if ('finding' in updated) return refuse([updated.finding]);
  const { document, places, findings } = expandFormulas(updated.document);
  const locate = createLocate(text, places);
  const isValid = reader.validate(document);
  if (isValid && findings.length === 0) {
    return {
      outcome: 'read',
      path,
      document: mapFields(document, withBaseType),
      locate,
      migrations: updated.ran,
    };
  }
  const errors = isValid ? [] : selectSchemaErrors(reader.validate.errors ?? []);
  return refuse(
    [...findings, ...errors.map((error) => aboutFormula(describeSchemaError(error), places))],
    locate,
  );
}

/** Moves a schema error inside a formula's rule to the formula. */
function aboutFormula(finding: Finding, places: ReadonlyMap<string, unknown>): Finding {
  if (!places.has(finding.pointer) || finding.code === 'unknown-property') return finding;
  return {
    code: finding.code,
    pointer: finding.pointer,
    message: 'A formula cannot be used here.',
    help: 'Write a plain value.',
  };
}

/**
 * Reads a text that `readDocument` has accepted before, without checking it again.
 *
 * @returns undefined when the text cannot be read
 */
export function readCheckedDocument({ path, text }: DocumentSource): ReadDocument | undefined {
  try {
    const bare = withoutMark(text);
    const updated = bringUpToDate(JSON.parse(bare), shipped.migrations);
    if (!('document' in updated)) return undefined;
    const { document, places, findings } = mayHoldFormulas(bare)
      ? expandFormulas(updated.document)
      : { document: updated.document, places: undefined, findings: [] };
    if (findings.length > 0) return undefined;
    const locate = createLocate(bare, places);
    return {
      outcome: 'read',
      path,
      document: mapFields(document as Document, withBaseType),
      locate,
      migrations: updated.ran,
    };
  } catch {
    return undefined;
  }
}

/**
 * The same with formulas as the texts that they are written as, in a twentieth of the time: for titles, addresses and what refers to
 * what.
 */
export function readWrittenDocument({ text }: DocumentSource): Document | undefined {
  try {
    const updated = bringUpToDate(JSON.parse(withoutMark(text)), shipped.migrations);
    return 'document' in updated ? mapFields(updated.document as Document, withBaseType) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * False only for a text without formulas. Most texts have none and need no search. A JSON escape may hide the
 * "=" of one; the operators `==` and `===` do not start one.
 */
function mayHoldFormulas(text: string): boolean {
  // Finding a fixed text is several times faster than any pattern.
  if (text.includes('{{') || text.includes('\\u')) return true;
  return text.includes('"=') && /"=(?!==?"\s*:)/.test(text);
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The id in a text that cannot be parsed, found by its pattern. */
function likelyId(text: string): string | undefined {
  return /"id"\s*:\s*"([^"\\]{1,80})"/.exec(text.slice(0, documentLimits.bytes))?.[1];
}

type Updated =
  | { readonly document: unknown; readonly ran: readonly string[] }
  | { readonly finding: Finding };

/** Migrates a document to its current version. A value without kind or version is left to validation. */
function bringUpToDate(value: unknown, known: Migrations): Updated {
  if (!isObject(value)) return { finding: notAnObject(value) };
  const { kind, schemaVersion } = value;
  const steps = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (steps === undefined || typeof schemaVersion !== 'number') return { document: value, ran: [] };
  const outcome = migrate(value, schemaVersion, steps);
  switch (outcome.outcome) {
    case 'current':
      return { document: outcome.document, ran: [] };
    case 'migrated':
      return { document: outcome.document, ran: outcome.ran };
    case 'unknown-version':
      return { finding: unknownVersion(schemaVersion, outcome.current) };
    case 'failed':
      return { finding: failedMigration(outcome.name) };
  }
}

function notAnObject(value: unknown): Finding {
  const help = `Write {"kind": …}. ${didYouMean('', Object.keys(documentSchemas))}`;
  return {
    code: 'wrong-type',
    pointer: '',
    message: `Found ${describeValue(value)} where a document is expected.`,
    help,
  };
}

function unknownVersion(found: number, current: number): Finding {
  const isNewer = found > current;
  return {
    code: 'unknown-version',
    pointer: '/schemaVersion',
    message: `Found schemaVersion ${found}; ${isNewer ? `the newest known is ${current}` : 'versions count from 1'}.`,
    help: isNewer
      ? 'Update Waymark, or take the document from where it was written for this version.'
      : `Write ${current}.`,
  };
}

function failedMigration(name: string): Finding {
  return {
    code: 'failed-migration',
    pointer: '/schemaVersion',
    message: `The document could not be brought up to date ("${name}" failed): it does not fit the schema of its version.`,
    help: 'Correct it under its own schemaVersion, or rewrite it for the current one.',
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

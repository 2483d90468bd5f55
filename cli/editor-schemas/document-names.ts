import { visitParts } from '#engine';
import { isSchema, member, type Schema, textOf } from './schema.ts';

type NameKind =
  | 'forms'
  | 'journeys'
  | 'operations'
  | 'options'
  | 'pages'
  | 'analytics'
  | 'decisions'
  | 'functions'
  | 'contracts'
  | 'facts documents'
  | 'types'
  | 'steps'
  | 'sections'
  | 'sequences'
  | 'answers'
  | 'facts'
  | 'results';

/**
 * The names defined by the documents of a folder, each with its meaning, and the inputs of each operation.
 */
export interface DocumentNames {
  readonly names: Readonly<Record<NameKind, ReadonlyMap<string, string>>>;
  readonly inputs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const kinds: Readonly<Record<string, NameKind>> = {
  form: 'forms',
  journey: 'journeys',
  operation: 'operations',
  options: 'options',
  page: 'pages',
  analytics: 'analytics',
  decision: 'decisions',
  function: 'functions',
  contract: 'contracts',
  facts: 'facts documents',
};

/** The names in some documents. Texts that are not documents are skipped; `check` reports them. */
export function documentNames(documents: readonly unknown[]): DocumentNames {
  const found = {
    forms: new Map(),
    journeys: new Map(),
    operations: new Map(),
    options: new Map(),
    pages: new Map(),
    analytics: new Map(),
    decisions: new Map(),
    functions: new Map(),
    contracts: new Map(),
    'facts documents': new Map(),
    types: new Map(),
    steps: new Map(),
    sections: new Map(),
    sequences: new Map(),
    answers: new Map(),
    facts: new Map(),
    results: new Map(),
  } satisfies Record<NameKind, Map<string, string>>;
  const inputs = new Map<string, ReadonlyMap<string, string>>();
  const types = new Map(documents.flatMap(typesOf));
  for (const [name, type] of types) found.types.set(name, isSchema(type) ? wordsOf(type) : '');
  for (const document of documents) {
    if (!isSchema(document)) continue;
    const { kind, id } = document;
    const own = kinds[textOf(kind) ?? ''];
    if (own === undefined || typeof id !== 'string') continue;
    found[own].set(id, wordsOf(document));
    if (kind === 'operation') inputs.set(id, inputsOf(document.input, types));
    for (const [name, words] of wordsOfEach(member(document, 'facts'))) found.facts.set(name, words);
    for (const name of Object.keys(member(document, 'sequences'))) found.sequences.set(name, `Of ${id}.`);
    if (Array.isArray(document.steps)) {
      for (const step of document.steps.filter(isSchema)) {
        if (typeof step.id === 'string') found.steps.set(step.id, `Step of ${id}.`);
      }
    }
    if (kind === 'journey' && Array.isArray(document.sections)) {
      for (const section of document.sections.filter(isSchema)) {
        if (typeof section.id === 'string')
          found.sections.set(section.id, textOf(section.title) ?? `Section of ${id}.`);
      }
    }
    visitParts(document, (part) => {
      if (!isSchema(part)) return true;
      const { name, type, call, as } = part;
      if (kind === 'form' && typeof name === 'string' && typeof type === 'string') {
        found.answers.set(name, textOf(part.label) ?? `Field of ${id}.`);
      }
      if (typeof call === 'string' && typeof as === 'string') found.results.set(as, `Result of ${call}.`);
      return true;
    });
  }
  return { names: found, inputs };
}

/** The types of a types document, each by the name that other documents use. */
function typesOf(document: unknown): readonly (readonly [string, unknown])[] {
  if (!isSchema(document) || document.kind !== 'types') return [];
  const types = Object.entries(member(document, 'types'));
  return types.map(([name, type]) => [`${String(document.id)}.${name}`, type]);
}

/** The inputs of an operation: given inline, or the properties of a named type. */
function inputsOf(
  input: unknown,
  types: ReadonlyMap<string, unknown>,
  depth = 0,
): ReadonlyMap<string, string> {
  if (depth > 20) return new Map();
  if (typeof input === 'string') return propertiesOf(types.get(input), types, depth);
  return isSchema(input) ? wordsOfEach(input) : new Map();
}

function propertiesOf(
  type: unknown,
  types: ReadonlyMap<string, unknown>,
  depth: number,
): ReadonlyMap<string, string> {
  if (!isSchema(type)) return inputsOf(type, types, depth + 1);
  const inherited = typeof type.extends === 'string' ? inputsOf(type.extends, types, depth + 1) : new Map();
  const own = wordsOfEach({ ...member(type, 'properties'), ...member(type, 'object') });
  return new Map([...inherited, ...own]);
}

function wordsOfEach(schemas: Schema): ReadonlyMap<string, string> {
  const described = Object.entries(schemas).map(([name, part]) => {
    const words = isSchema(part) ? wordsOf(part) : '';
    return [name.replace(/\?$/, ''), words] as const;
  });
  return new Map(described);
}

function wordsOf({ description, title, path }: Schema): string {
  return textOf(description) ?? textOf(title) ?? textOf(path) ?? '';
}

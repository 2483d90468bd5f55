import { type DocumentSource, offsetInString, pathOf, piecesOf, pointerOf } from '#engine';
import { isFormula, isPlainObject, type Offsets, readOffsets, typesDocumentOf } from '#engine/parts';
import type { PropertiesOf } from '#schemas';
import {
  type NameKind,
  type NameUse,
  type PlacedName,
  usesInFormula,
  usesInPath,
} from './uses-in-formula.ts';

/** Kinds of things that properties name, if they hold a text or a list of texts; undefined for other names. */
const named: Readonly<Record<string, NameKind | undefined>> = {
  form: 'document',
  include: 'document',
  journey: 'document',
  document: 'document',
  complete: 'document',
  page: 'document',
  operation: 'document',
  fallback: 'document',
  contract: 'document',
  options: 'document',
  lookup: 'document',
  decide: 'document',
  of: 'document',
  uses: 'document',
  call: 'document',
  send: 'document',
  track: 'document',
  goToPage: 'document',
  notFoundPage: 'document',
  pressEvent: 'document',
  status: 'document',
  step: 'step',
  otherwise: 'step',
  after: 'step',
  go: 'step',
  begins: 'step',
  saveStep: 'step',
  returnStep: 'step',
  steps: 'step',
  waitsFor: 'section',
  run: 'sequence',
  set: 'answer',
  like: 'answer',
  only: 'answer',
  sharedAnswers: 'answer',
  clearedBy: 'answer',
  addressAnswer: 'answer',
  codeAnswer: 'answer',
  footer: 'answer',
  // Definitions: see `definedBy`.
  id: undefined,
  name: undefined,
  as: undefined,
  idAnswer: undefined,
  // Names of services, parameters of the address, inputs of operations, and fields and columns of content and data.
  service: undefined,
  capture: undefined,
  input: undefined,
  optional: undefined,
  sensitive: undefined,
  phones: undefined,
  field: undefined,
  label: undefined,
  link: undefined,
  row: undefined,
  texts: undefined,
} satisfies Record<PropertiesOf['id' | 'name'] | Operators, NameKind | undefined>;

/** Operators whose first argument is the id of a document. */
type Operators = 'lookup' | 'decide' | 'call';

const definedKeys: Readonly<Record<string, NameKind>> = { facts: 'fact', sequences: 'sequence' };

/**
 * The names in the text of a document, defined or used; none in a text that is not JSON.
 *
 * @param ids ids of all documents: another text where an id can be is no name of a document
 */
export function usesInDocument({ path, text }: DocumentSource, ids: ReadonlySet<string>): readonly NameUse[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return [];
  }
  const offsets = readOffsets(text);
  const uses: NameUse[] = [];
  for (const [pointer, place] of offsets) {
    for (const { start, ...use } of usesAt(document, pointer, place, offsets)) {
      if (start === undefined || (use.kind === 'document' && !ids.has(use.name))) continue;
      const offset = (at: number) => offsetInString(text, start, at);
      const at = { from: offset(use.from), to: offset(use.to), path };
      uses.push({ isCall: false, isDefinition: false, ...use, ...at });
    }
  }
  return uses;
}

/** A name at some characters of the string that begins at an offset. */
interface FoundUse extends PlacedName {
  readonly start: number | undefined;
  readonly isDefinition?: true;
}

function* usesAt(
  document: unknown,
  pointer: string,
  place: Offsets,
  offsets: ReadonlyMap<string, Offsets>,
): Iterable<FoundUse> {
  const keys = pathOf(pointer);
  const key = keys.at(-1) ?? '';
  const parent = keys.slice(0, -1).reduce<unknown>(partOf, document);
  const value = partOf(parent, key);
  const holder = keys.at(-2) ?? '';
  const whole = (kind: NameKind, name: string) => ({ kind, name, from: 0, to: name.length });
  const definedKey = keys.length === 2 ? definedKeys[holder] : undefined;
  if (definedKey !== undefined) yield { ...whole(definedKey, key), start: place.key, isDefinition: true };
  if (holder === 'texts' && keys.length === 2) {
    for (const use of usesInTextPath(key)) yield { ...use, start: place.key };
  }
  if (holder === 'answers' && keys.length === 2 && partOf(document, 'kind') === 'answer-set')
    yield { ...whole('answer', key), start: place.key };
  if (holder === 'change') yield { ...whole('answer', key), start: place.key };
  if (typeof value !== 'string') {
    if (Array.isArray(value) && isFormula(value)) yield* inLines(value, pointer, offsets);
    return;
  }
  if (Array.isArray(parent) && isFormula(parent)) return;
  const start = place.value;
  const defined = definedBy(document, keys, parent);
  if (defined !== undefined) return yield { ...whole(defined, value), start, isDefinition: true };
  const found = value.startsWith('=')
    ? shifted(usesInFormula(value.slice(1)), 1)
    : piecesOf(value).flatMap((piece) =>
        piece.kind === 'formula' ? shifted(usesInFormula(piece.text), piece.offset) : [],
      );
  for (const use of found) yield { ...use, start };
  if (found.length > 0) return;
  const property = Array.isArray(parent) ? holder : key;
  const kind = named[property];
  if (property === 'var' || property === 'clear') {
    for (const use of usesInPath(value, 0)) yield { ...use, start };
  } else if (kind !== undefined) yield { ...whole(kind, value), start };
  const library = typesDocumentOf(value);
  if (library !== undefined) yield { ...whole('document', library), start };
}

/** The questions in the path of a translated text, as in `fields/town/label`. */
function usesInTextPath(path: string): readonly PlacedName[] {
  return [...path.matchAll(/(?<=(?:^|\/)fields\/)[a-z][A-Za-z0-9]*(?=\/)/g)].map(({ 0: name, index }) => ({
    kind: 'answer',
    name,
    from: index,
    to: index + name.length,
  }));
}

/** The thing that a text defines by its place: the id of a document or step, the name of a field or of a result. */
function definedBy(document: unknown, keys: readonly string[], parent: unknown): NameKind | undefined {
  const key = keys.at(-1);
  const kind = partOf(document, 'kind');
  if (key === 'id' && keys.length === 1) return 'document';
  if (key === 'id' && kind === 'journey' && keys.length === 3 && keys[0] === 'steps') return 'step';
  if (key === 'id' && kind === 'journey' && keys.length === 3 && keys[0] === 'sections') return 'section';
  if (!isPlainObject(parent)) return undefined;
  if (key === 'name' && keys.at(-3) === 'fields' && ('type' in parent || 'like' in parent)) return 'answer';
  if (key === 'name' && keys.at(-2) === 'text' && keys.at(-4) === 'options') return 'answer';
  if (key === 'idAnswer' && keys.at(-2) === 'suggestions') return 'answer';
  const isResult = key === 'as' && ('call' in parent || keys[0] === 'gather');
  return isResult ? 'result' : undefined;
}

function* inLines(
  lines: readonly unknown[],
  pointer: string,
  offsets: ReadonlyMap<string, Offsets>,
): Iterable<FoundUse> {
  let begin = 0;
  const starts = lines.map((line) => {
    const start = begin;
    begin += String(line).length + 1;
    return start;
  });
  for (const use of shifted(usesInFormula(lines.join('\n').slice(1)), 1)) {
    const index = starts.findLastIndex((start) => start <= use.from);
    const start = offsets.get(pointer + pointerOf(index))?.value;
    const before = starts[index] ?? 0;
    yield { ...use, from: use.from - before, to: use.to - before, start };
  }
}

function shifted(uses: readonly PlacedName[], by: number): readonly PlacedName[] {
  return uses.map((use) => ({ ...use, from: use.from + by, to: use.to + by }));
}

function partOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as { readonly [key: string]: unknown })[key];
}

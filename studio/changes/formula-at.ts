import {
  completeFormula,
  describeType,
  explainWord,
  type FormulaCompletions,
  pathsInReach,
  type ReachedPath,
  type ReadText,
  typesOfParts,
  type WordExplanation,
} from '#analysis';
import { pathOf } from '#engine';

/** A place of a document where a rule stands, or could. */
export interface RulePlace {
  readonly document: string;
  readonly pointer: string;
}

/** The values that a rule at a place can read; none while the document cannot be read. */
export function reachAt(texts: readonly ReadText[], place: RulePlace): readonly ReachedPath[] {
  const [places = []] = typesAt(texts, place, 'now is answered', '/answered');
  return pathsInReach(places);
}

/** Completions at an offset of a formula at a place; the formula may be unfinished. */
export function completionsAt(
  texts: readonly ReadText[],
  { document, pointer }: RulePlace,
  formula: string,
  offset: number,
): FormulaCompletions | undefined {
  const body = bodyOf(texts, document);
  const withFormula = (whole: string) => withRule(body, pointer, whole) ?? '';
  return completeFormula(editedOf(texts), { path: document, formula, offset, pointer, withFormula });
}

/** Says what the word at an offset of a formula at a place is: its type, its meaning, an example. */
export function explanationAt(
  texts: readonly ReadText[],
  { document, pointer }: RulePlace,
  formula: string,
  offset: number,
  labels: Readonly<Record<string, string>>,
): WordExplanation | undefined {
  const body = bodyOf(texts, document);
  const withFormula = (whole: string) => withRule(body, pointer, whole) ?? '';
  const place = { path: document, formula, offset, pointer, withFormula };
  return explainWord(editedOf(texts), place, (root, name) => labels[`${root}.${name}`]);
}

/** Name of the type of a formula at a place, as in "true or false"; undefined while it has mistakes. */
export function typeAt(texts: readonly ReadText[], place: RulePlace, formula: string): string | undefined {
  const [places = []] = typesAt(texts, place, formula, '');
  const [name, ...others] = new Set(
    places.flatMap((each) => (each.pointer === '' ? describeType(each.type) : [])),
  );
  return others.length > 0 ? [name, ...others].join('; elsewhere ') : name;
}

function typesAt(
  texts: readonly ReadText[],
  { document, pointer }: RulePlace,
  formula: string,
  part: string,
) {
  const text = withRule(bodyOf(texts, document), pointer, formula);
  if (text === undefined) return [];
  return typesOfParts(editedOf(texts), { path: document, text, rule: pointer, parts: [part] });
}

function bodyOf(texts: readonly ReadText[], document: string): string {
  return texts.find(({ source }) => source.path === document)?.source.text ?? '';
}

function editedOf(texts: readonly ReadText[]) {
  return {
    documents: texts.flatMap(({ reading }) => (reading.outcome === 'read' ? [reading] : [])),
    unread: texts.flatMap(({ reading }) => (reading.outcome === 'refused' ? (reading.id ?? []) : [])),
  };
}

/** The text of a document with a formula at a pointer; undefined where none can stand. */
function withRule(text: string, pointer: string, formula: string): string | undefined {
  const keys = pathOf(pointer);
  try {
    const document: unknown = JSON.parse(text);
    let holder = document;
    for (const key of keys.slice(0, -1)) holder = Reflect.get(Object(holder), key);
    if (typeof holder !== 'object' || holder === null) return undefined;
    Reflect.set(holder, keys.at(-1) ?? '', `=${formula}`);
    return JSON.stringify(document);
  } catch {
    return undefined;
  }
}

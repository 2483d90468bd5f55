import { canonicalJson, expandFormulas, isOperatorName, pointerOf } from '#engine';
import {
  hasPart,
  isActionPlace,
  isPlainObject,
  isRoot,
  lineWidth,
  mapMembers,
  namesWithin,
} from '#engine/parts';
import { canonicalRule } from './canonical-rule.ts';
import { writeFormula, writeFormulaLines } from './write-formula.ts';

/** Longest formula between braces in a text; with a longer one, the whole text becomes a formula. */
const longestInText = 60;

/**
 * Writes all rules of a document as formulas in canonical layout, including those written as trees. A
 * document with a faulty formula, or whose meaning would change, is returned unchanged.
 *
 * @param width of a line: a longer formula becomes a list of lines
 */
export function writeFormulas(document: unknown, width = lineWidth): unknown {
  const expanded = expandFormulas(document);
  if (expanded.findings.length > 0) return document;
  const isAction = (pointer: string) => isActionPlace(document, pointer);
  const rewritten = rewrite(expanded.document, {
    pointer: '',
    indent: 0,
    taken: 0,
    names: namesElsewhere(expanded.document),
    isAction,
    width,
  });
  const after = expandFormulas(rewritten);
  const isSame = meaningOf(after.document) === meaningOf(expanded.document) && after.findings.length === 0;
  return isSame ? rewritten : document;
}

/** The names of elements that a translation uses: they are named in its source, around the text that it says. */
function namesElsewhere(document: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  if (!isPlainObject(document) || document.kind !== 'translation') return names;
  hasPart(document, (part) => {
    const path = isPlainObject(part) && typeof part.var === 'string' ? part.var : '';
    const [name = ''] = path.split('.');
    if (name !== '' && !isRoot(name)) names.add(name);
    return false;
  });
  return names;
}

function meaningOf(document: unknown): string {
  return canonicalJson(canonicalRule(document));
}

/** Place of a value in the document. */
interface Place {
  readonly pointer: string;
  readonly indent: number;
  /** Columns used by the name before the value. */
  readonly taken: number;
  /** Element names that formulas may use. */
  readonly names: ReadonlySet<string>;
  readonly isAction: (pointer: string) => boolean;
  readonly width: number;
}

function rewrite(value: unknown, place: Place): unknown {
  const { pointer, names, isAction } = place;
  const inside = (part: unknown, key: string | number, within: ReadonlySet<string>) =>
    rewrite(part, {
      ...place,
      pointer: pointer + pointerOf(key),
      indent: place.indent + 2,
      taken: typeof key === 'number' ? 0 : key.length + 4,
      names: within,
    });
  if (!isPlainObject(value)) return mapMembers(value, (part, index) => inside(part, index, names));
  const [name = '', ...others] = Object.keys(value);
  if (others.length === 0 && isOperatorName(name) && readsSomething(value) && !isAction(pointer))
    return asText(value, names) ?? asFormula(value, place);
  const within = namesWithin(value, names);
  return mapMembers(value, (part, key) => inside(part, key, key === 'each' ? names : within));
}

const readers = ['var', 'lookup', 'decide', 'call'] as const;

/** Data may look like a rule, such as {"max": 5}. Only a value that reads something is certainly one. */
function readsSomething(rule: unknown): boolean {
  return hasPart(
    rule,
    (part) => typeof part === 'object' && part !== null && readers.some((name) => Object.hasOwn(part, name)),
  );
}

/** A formula on one line, or as a list of lines if it does not fit. */
function asFormula(rule: unknown, { indent, taken, names, width }: Place): unknown {
  const line = `= ${writeFormula(rule, names)}`;
  // Two quotes and a comma.
  if (indent + taken + line.length + 3 <= width) return line;
  const [first = '', ...rest] = writeFormulaLines(rule, width - indent - 7, names);
  return rest.length === 0 ? `= ${first}` : [`= ${first}`, ...rest];
}

/** A text with formulas between braces; undefined where a single formula is clearer. */
function asText(rule: unknown, names: ReadonlySet<string>): string | undefined {
  const { cat } = rule as { readonly cat?: unknown };
  if (!Array.isArray(cat) || !cat.some((part) => typeof part === 'string') || cat[0] === '') return undefined;
  const pieces: string[] = [];
  for (const [index, part] of cat.entries()) {
    if (typeof part !== 'string') {
      const formula = writeFormula(part, names);
      if (formula.length > longestInText) return undefined;
      pieces.push(`{{ ${formula} }}`);
    } else if (part === '' || part.includes('{{') || typeof cat[index - 1] === 'string') return undefined;
    else pieces.push(part);
  }
  const text = pieces.join('');
  return text.startsWith('=') ? undefined : text;
}

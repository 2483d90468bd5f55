import type { Field, FieldInfo, Rule, Template } from '#schemas';
import { visibleText } from '../base/rich-text/visible-text.ts';
import type { JsonValue } from '../base/values/answers.ts';
import { inWords } from '../rules/notation/in-words.ts';
import { type HtmlPiece, htmlOfPieces, htmlTemplate } from '../rules/texts/html-pieces.ts';
import { isPlainObject } from '../rules/values/property.ts';

/** Properties of fields that are texts for visitors, in which formulas may stand. */
const textNames = [
  'label',
  'hint',
  'placeholder',
  'yesLabel',
  'noLabel',
  'selectLabel',
  'selectedLabel',
  'buttonLabel',
  'changeLabel',
  'fewerLabel',
  'moreLabel',
] as const;

/** Properties of fields that are rich texts, in which formulas insert plain text. */
const htmlNames = ['html', 'hintHtml'] as const;

/** Texts of the window with more information. */
const infoNames = ['label', 'title', 'text'] as const;

/** Properties that are left out while they have no text. */
const optional: ReadonlySet<string> = new Set(['hint', 'hintHtml', 'placeholder']);

type TextName = (typeof textNames)[number] | (typeof htmlNames)[number];
type WordedInfo = {
  readonly [Name in keyof FieldInfo]: FieldInfo[Name] extends Rule ? string : FieldInfo[Name];
};

/** A field as its component shows it: all its texts are texts, none a rule that gives one. */
export type Worded<F extends Field = Field> = F extends unknown
  ? {
      readonly [Name in keyof F]: Name extends TextName ? string : Name extends 'info' ? WordedInfo : F[Name];
    }
  : never;

/** A text of a field that a formula gives. */
export interface FieldText {
  /** Pointer from the field. */
  readonly at: string;
  readonly rule: Rule;
  /** The pieces of a rich text. */
  readonly template?: Template;
}

/** The texts of a field that formulas give; those of a repeated field are part of its view. */
export function computedTexts(field: Field): readonly FieldText[] {
  if ('each' in field && field.each !== undefined) return [];
  const info = 'info' in field ? field.info : undefined;
  return [
    ...computedIn(field, textNames, '/'),
    ...Object.entries(field).flatMap(([name, html]: [string, Rule | undefined]) =>
      htmlNames.some((each) => each === name) && html !== undefined
        ? [{ at: `/${name}`, rule: html, template: htmlTemplate(html) }]
        : [],
    ),
    ...(info ? computedIn(info, infoNames, '/info/') : []),
  ];
}

function computedIn(holder: object, names: readonly string[], at: string): readonly FieldText[] {
  return Object.entries(holder).flatMap(([name, text]) =>
    names.includes(name) && typeof text !== 'string' && text !== undefined
      ? [{ at: at + name, rule: text }]
      : [],
  );
}

/**
 * The field with its texts in place of the formulas that give them. A label without a text is the name of the field; a
 * rich hint is read as a plain one, too.
 *
 * @param words as `wordsNow` gives them
 */
export function wordField(field: Field, words: JsonValue | undefined): Worded {
  if (isWorded(field)) return field;
  const given = isPlainObject(words) ? words : {};
  const texts: { [name: string]: unknown } = { ...field };
  const info: { [name: string]: unknown } = { ...('info' in field && field.info) };
  for (const { at, rule } of computedTexts(field)) {
    const name = at.slice(at.lastIndexOf('/') + 1);
    const found = given[at];
    const text = Array.isArray(found)
      ? htmlOfPieces(found as readonly HtmlPiece[])
      : textOf(found ?? (rule as JsonValue));
    if (at.startsWith('/info/')) info[name] = text;
    else if (text === '' && optional.has(name)) delete texts[name];
    else texts[name] = text === '' && name === 'label' ? inWords(field.name) : text;
  }
  if (typeof texts.hintHtml === 'string') texts.hint = visibleText(texts.hintHtml);
  if ('info' in texts) texts.info = info;
  if (info.label === '') delete texts.info;
  return texts as unknown as Worded;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Whether no formula gives a text of the field. */
function isWorded(field: Field): field is Field & Worded {
  return computedTexts(field).length === 0;
}

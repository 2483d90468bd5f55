import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import type { JsonValue } from '#engine';
import { attribute, elementsIn, type HtmlElement } from './html-elements.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The texts that a visitor can read on a page. */
export interface ReadPage {
  /** All texts, one after the other. */
  readonly text: string;
  /** Texts of the banners, in order. */
  readonly banners: readonly string[];
}

/** Reads the HTML of a page. */
export function readPage(html: string): ReadPage {
  const page = parse(html);
  return { text: textOf(page), banners: bannersIn(page).map(textOf) };
}

/**
 * The texts that the computed parts of fields show: those of notices, and the rows, each with its label before its value. Parts with
 * a condition that does not hold are left out.
 */
export function textsOf(view: JsonValue | undefined): readonly string[] {
  if (Array.isArray(view)) return view.flatMap(textsOf);
  if (!isObject(view)) return [];
  const { when, text, rows, each, view: inner, steps } = view;
  if (when === false) return [];
  const ofRows = Array.isArray(rows) ? rows.flatMap(rowTexts) : [];
  return [text, ...ofRows]
    .flatMap((value) => (typeof value === 'string' ? spaced(value) : []))
    .concat([each, inner, steps].flatMap(textsOf))
    .filter((value) => value !== '');
}

function rowTexts(row: JsonValue): readonly JsonValue[] {
  if (!isObject(row)) return [];
  const { label, value, note } = row;
  const both = typeof label === 'string' && typeof value === 'string';
  return [...(both ? [`${label} ${value}`] : [label, value]), note].flatMap((text) => text ?? []);
}

function isObject(value: JsonValue | undefined): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says what became of a press: a message to which the browser is led, without a heading. */
function bannersIn(parent: Parent): readonly HtmlElement[] {
  return parent.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return [];
    const role = attribute(child, 'role') ?? '';
    const hasHeading = [...elementsIn(child)].some(({ tagName }) => /^h[1-6]$/.test(tagName));
    const isBanner = /^(alert|status)$/.test(role) && attribute(child, 'tabindex') === '-1' && !hasHeading;
    return isBanner ? [child] : bannersIn(child);
  });
}

/** Elements of HTML whose text is not shown; these are no types of fields. */
const unread = /^(script|style|template|noscript|head)$/;
const inline = /^(a|abbr|b|em|i|span|strong|wbr)$/;

function textOf(parent: Parent): string {
  const parts = (from: Parent): string =>
    from.childNodes
      .map((child) => {
        if (tree.isTextNode(child)) return child.value;
        if (!tree.isElementNode(child) || unread.test(child.tagName)) return '';
        return inline.test(child.tagName) ? parts(child) : ` ${parts(child)} `;
      })
      .join('');
  return spaced(parts(parent));
}

/** Browsers show any white space as one space. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

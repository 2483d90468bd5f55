import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { XmlElement } from '#engine';

/** Deeper than any real answer. */
const maxDepth = 64;
/** More than fit into an answer of usual size; bounds the memory of the tree. */
const maxElements = 50_000;

const unlimited = Number.MAX_SAFE_INTEGER;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
  maxNestedTags: maxDepth,
  // Only the entities of XML and of HTML, and characters by number: none is longer than its own name, and a
  // document cannot define any, since one with a document type is refused.
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: unlimited, maxExpandedLength: unlimited },
});

/**
 * Reads untrusted XML. Undefined when it is not well-formed, is in an unusual encoding, has a document type
 * (and with it entities of its own), an element or attribute named `__proto__` or the like, more than 64
 * levels, or more than 50,000 elements.
 */
export function readXml(bytes: Uint8Array): XmlElement | undefined {
  const text = decodeXml(bytes);
  if (text === undefined || /<!DOCTYPE/i.test(text) || hasTooManyElements(text)) return undefined;
  // The validator overlooks what follows a root without content.
  if (!text.trimEnd().endsWith('>')) return undefined;
  try {
    if (XMLValidator.validate(text) !== true) return undefined;
    const [root, another] = elementsOf(parser.parse(text));
    return another ? undefined : root;
  } catch {
    return undefined;
  }
}

/** Whether a type is `application/xml`, `text/xml` or one with `+xml`, or that of a file stored without any. */
export function isXmlType(contentType: string): boolean {
  return /^(?:(?:application|text)\/xml|application\/(?:[a-z0-9.!#$&^_-]+\+xml|octet-stream))\s*(?:;|$)/i.test(
    contentType,
  );
}

function hasTooManyElements(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    // A closing tag belongs to an element that has been counted.
    if (text[at + 1] !== '/') count += 1;
    if (count > maxElements) return true;
  }
  return false;
}

/** A part of what the parser gives: an element under its name, or a piece of text. */
type ParsedPart = {
  readonly [name: string]: unknown;
  readonly '#text'?: string;
  readonly ':@'?: { readonly [name: string]: string };
};

function elementsOf(parts: readonly ParsedPart[]): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  for (const { '#text': text, ':@': attributes = {}, ...named } of parts) {
    const [name] = Object.keys(named);
    if (text !== undefined || name === undefined) continue;
    const within = named[name] as readonly ParsedPart[];
    const element = {
      name,
      attributes: Object.freeze({ ...attributes }),
      text: within
        .map((part) => part['#text'] ?? '')
        .join('')
        .trim(),
      elements: elementsOf(within),
    };
    elements.push(Object.freeze(element));
  }
  return Object.freeze(elements);
}

/** Encodings that an XML declaration may name, all of which begin with the same bytes as ASCII. */
const encodings: ReadonlySet<string> = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']);

/** XML keeps this declaration within the first bytes; what is read of it is ASCII. */
const declarationBytes = 200;
const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;

/**
 * The text of an XML document: UTF-16 by its byte order mark, else the declared encoding, else UTF-8. Undefined
 * when the bytes are not of that encoding, or it is not one of the usual ones.
 */
function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const hasMark = start.startsWith('ï»¿');
  const named = declared.exec(hasMark ? start.slice(3) : start)?.[1]?.toLowerCase();
  if (named === undefined) return 'utf-8';
  return encodings.has(named) && (!hasMark || named === 'utf-8') ? named : undefined;
}

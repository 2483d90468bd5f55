import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

/** An SVG without anything that could run or load, and its size in pixels, if it says one. */
export interface CleanDrawing {
  readonly text: string;
  readonly width?: number;
  readonly height?: number;
}

/** Elements that draw, animate or describe. Scripts and foreign markup are not among them. */
const drawing = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker mask
  mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view`.split(
    /\s+/,
  ),
);
const effect = /^fe[A-Z][A-Za-z]+$/;

/** A reference within the drawing, or a picture that is part of it. */
const safeReference = /^(?:#[\w.-]+|data:image\/(?:gif|jpeg|png|webp);base64,[A-Za-z0-9+/=\s]*)$/;
const isReference = /(?:^|:)href$/i;
/** Anything that a style loads, but for parts of the drawing. */
const loads = /@import|url\s*\(\s*(?!["']?#)|&#|\\/i;

/** Deeper and larger than any drawing that people make. */
const maxDepth = 100;

const options = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#cdata',
  // Texts stay as they are written.
  processEntities: false,
  suppressBooleanAttributes: false,
} as const;
const parser = new XMLParser({
  ...options,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  maxNestedTags: maxDepth,
});
const builder = new XMLBuilder({ ...options, suppressEmptyNode: true });

/** A part of what the parser gives: an element under its name, or a piece of text. */
type Part = { readonly [name: string]: unknown; readonly ':@'?: Readonly<Record<string, string>> };

/**
 * Reads an SVG and writes it again with what is known to be harmless. Undefined if it is none, is not well-formed, or
 * defines entities.
 */
export function cleanDrawing(bytes: Uint8Array): CleanDrawing | undefined {
  try {
    const text = clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    // The written text is read again, as browsers may read it otherwise than it was meant.
    if (text === undefined || clean(text) !== text) return undefined;
    return { text, ...sizeOf(text) };
  } catch {
    return undefined;
  }
}

function clean(written: string): string | undefined {
  const text = written.replace(/<!DOCTYPE[^[>]*>/i, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) return undefined;
  const [root, another] = cleanParts(parser.parse(text)).filter((part) => '#text' in part === false);
  return root !== undefined && another === undefined && 'svg' in root ? builder.build([root]) : undefined;
}

function cleanParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    if ('#text' in part || '#cdata' in part) return [part];
    const { ':@': attributes = {}, ...named } = part;
    const [name = ''] = Object.keys(named);
    if (!drawing.has(name) && !effect.test(name)) return [];
    if (isReference.test(attributes.attributeName ?? '') || /^on/i.test(attributes.attributeName ?? ''))
      return [];
    const within = named[name] as readonly Part[];
    if (name === 'style' && loads.test(JSON.stringify(within))) return [];
    return [{ [name]: cleanParts(within), ':@': cleanAttributes(attributes) }];
  });
}

function cleanAttributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (/^on/i.test(name) || /^xml:base$/i.test(name)) return false;
    if (isReference.test(name)) return safeReference.test(value);
    return !/url\s*\(\s*(?!["']?#)|javascript:/i.test(value);
  });
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')]),
  );
}

function sizeOf(text: string): Pick<CleanDrawing, 'width' | 'height'> {
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const [, , inside, high] =
    /\sviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const width = Math.round(number('width') || Number(inside));
  const height = Math.round(number('height') || Number(high));
  return width > 0 && height > 0 ? { width, height } : {};
}

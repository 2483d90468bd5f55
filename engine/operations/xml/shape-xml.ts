import type { Operation, ValueSchema } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { exactNumber } from '../../base/values/exact-number.ts';
import type { CallOutcome } from '../map-response.ts';
import type { XmlElement } from './xml-element.ts';

/** The parts of a value schema that decide how an element is read. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly items?: Shape;
}

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const flags: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** An answer in XML as the JSON that its operation describes; any other outcome as it is. */
export function shapeAnswer<Outcome extends CallOutcome>(
  { answer, response }: Operation,
  outcome: Outcome,
): Outcome {
  if (answer !== 'xml' || response === undefined || outcome.outcome === 'failed') return outcome;
  return { ...outcome, body: shapeXml(outcome.body as XmlElement, response) };
}

/**
 * Reads XML as the JSON that a response schema describes: an object with one property, named after the root.
 *
 * - A property of an object is the element of that name in it, `@name` an attribute, `#text` the text beside
 *   elements or attributes. Elements and attributes that the schema does not name are left out.
 * - A list holds every element of its name, be it one or none. Several elements where the schema wants no list
 *   become a list all the same, which then fails the schema.
 * - Numbers and booleans are read from text; a text that is neither, and a number that cannot
 *   be kept exactly, stays a text, which then fails the schema.
 * - An empty element is null where the schema allows it, and left out where it wants a number or a boolean.
 */
export function shapeXml(root: XmlElement, schema: ValueSchema): JsonValue {
  const holder: XmlElement = { name: '', attributes: {}, text: '', elements: [root] };
  return shapeObject(holder, schema as Shape);
}

function shapeObject(element: XmlElement, { properties = {} }: Shape): JsonValue {
  const entries = Object.entries(properties).flatMap(([name, shape]) => {
    const value = shapeProperty(element, name, shape);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function shapeProperty(element: XmlElement, name: string, shape: Shape): JsonValue | undefined {
  if (name === '#text') return shapeText(element.text, shape);
  if (name.startsWith('@')) {
    const attribute = name.slice(1);
    return Object.hasOwn(element.attributes, attribute)
      ? shapeText(element.attributes[attribute] ?? '', shape)
      : undefined;
  }
  const named = element.elements.filter((each) => each.name === name);
  const [first, second] = named;
  if (allows(shape, 'array')) return named.flatMap((each) => shapeElement(each, shape.items ?? {}) ?? []);
  if (second) return named.flatMap((each) => shapeElement(each, shape) ?? []);
  return first && shapeElement(first, shape);
}

function shapeElement(element: XmlElement, shape: Shape): JsonValue | undefined {
  if (allows(shape, 'object')) return shapeObject(element, shape);
  return shapeText(element.text, shape);
}

/** Undefined for an empty text that can be no value of the type. */
function shapeText(text: string, shape: Shape): JsonValue | undefined {
  if (text === '' && allows(shape, 'null')) return null;
  const isNumeric = allows(shape, 'number') || allows(shape, 'integer');
  const isFlag = allows(shape, 'boolean');
  if (isNumeric && decimal.test(text)) return exactNumber(text) ?? text;
  if (isFlag && Object.hasOwn(flags, text)) return flags[text];
  return text === '' && (isNumeric || isFlag) && !allows(shape, 'string') ? undefined : text;
}

function allows({ type }: Shape, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

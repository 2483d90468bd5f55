/** An element of an XML text. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

interface Rule {
  /** Attributes, each with a pattern of its value; all are required. */
  readonly attributes: { readonly [name: string]: RegExp };
  /** Pattern of the names of its children in order: `<name>` after `<name>`. */
  readonly children: RegExp;
  readonly hasText?: boolean;
}

const token = /^\S(?:.*\S)?$/s;
const whole = /^\d{1,10}$/;
const decimal = /^\d{1,3}(?:\.\d*)?$|^\d+(?:\.\d+)?$/;

/**
 * The elements we write, as allowed by both Apache Ant's JUnit schema (JUnit.xsd of Windy Road) and that of
 * Jenkins' xUnit plugin (junit-10.xsd). Ant's is stricter: it requires every attribute here, the order
 * `properties`, cases, `system-out`, `system-err`, and no attribute on `testsuites`. Jenkins' forbids other
 * attributes.
 */
const schema: { readonly [element: string]: Rule } = {
  testsuites: { attributes: {}, children: /^(?:<testsuite>)*$/ },
  testsuite: {
    attributes: {
      name: token,
      package: token,
      id: /^0$/,
      timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
      hostname: token,
      tests: whole,
      failures: whole,
      errors: whole,
      time: decimal,
    },
    children: /^<properties>(?:<testcase>)*<system-out><system-err>$/,
  },
  properties: { attributes: {}, children: /^$/ },
  testcase: {
    attributes: { classname: token, name: token, time: decimal },
    children: /^(?:<failure>|<error>|<skipped>)?$/,
  },
  failure: { attributes: { type: /^.*$/s, message: /^.*$/s }, children: /^$/, hasText: true },
  'system-out': { attributes: {}, children: /^$/, hasText: true },
  'system-err': { attributes: {}, children: /^$/, hasText: true },
};

/** Finds parts that violate the schemas, and wrong totals; empty for a valid report. */
export function schemaFaults(xml: string): readonly string[] {
  const root = parse(xml);
  if (typeof root === 'string') return [root];
  const faults = root.name === 'testsuites' ? [] : [`the root is ${root.name}`];
  const pending = [root];
  for (const element of pending) {
    pending.push(...element.children);
    const rule = schema[element.name];
    if (rule === undefined) {
      faults.push(`unknown element ${element.name}`);
      continue;
    }
    for (const name of new Set([...element.attributes.keys(), ...Object.keys(rule.attributes)])) {
      const form = rule.attributes[name];
      if (form === undefined) faults.push(`${element.name} has no attribute ${name}`);
      else if (!form.test(element.attributes.get(name) ?? '')) faults.push(`${element.name}/@${name}`);
    }
    const children = element.children.map(({ name }) => `<${name}>`).join('');
    if (!rule.children.test(children)) faults.push(`${element.name} holds ${children}`);
    if (!rule.hasText && element.text.trim() !== '') faults.push(`${element.name} holds text`);
  }
  for (const suite of root.children) {
    const cases = suite.children.filter(({ name }) => name === 'testcase');
    const failed = cases.filter(({ children }) => children.length > 0);
    if (suite.attributes.get('tests') !== String(cases.length)) faults.push('tests');
    if (suite.attributes.get('failures') !== String(failed.length)) faults.push('failures');
  }
  return faults;
}

/** The root of an XML text of elements, attributes and text, or an error message. */
function parse(xml: string): Element | string {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const open: Element[] = [];
  let root: Element | undefined;
  let at = 0;
  for (const match of body.matchAll(/<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [whole, closing, name = '', attributes = '', empty] = match;
    const text = body.slice(at, match.index);
    const parent = open.at(-1);
    if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text)) return `bad text ${text}`;
    if (parent !== undefined) parent.text += text;
    at = match.index + whole.length;
    if (closing === '/') {
      if (open.pop()?.name !== name) return `${name} is closed and not open`;
      continue;
    }
    if (root !== undefined && parent === undefined) return 'two roots';
    const pairs = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    const element: Element = { name, attributes: new Map(pairs), children: [], text: '' };
    parent?.children.push(element);
    root ??= element;
    if (empty !== '/') open.push(element);
  }
  if (body.slice(at).trim() !== '' || open.length > 0) return 'the text ends too soon or too late';
  return root ?? 'no element';
}

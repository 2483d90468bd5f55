import { chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';

/** An element as [name, attributes, children]; a text as itself. */
type Node = string | readonly [name: string, attributes: Readonly<Record<string, string>>, children: Node[]];

/** The files of a page written by hand that has the markup of another: the page, and its form as a client component. */
export interface HandWritten {
  readonly markup: string;
  readonly form: string;
}

/** Writes out the body of a page, as it comes without JavaScript, as React elements. */
export async function writeOut(url: string): Promise<HandWritten> {
  const body = await readBody(url);
  const form = findForm(body);
  if (form === undefined) throw new Error(`There is no form on ${url}.`);
  const content = typeof body === 'string' ? [] : body[2];
  return {
    markup: [
      "import { createElement as h, Fragment } from 'react';",
      "import { Form } from './form.jsx';",
      `export function Markup() { return h(Fragment, null, ${content.map((node) => expression(node, form)).join(', ')}); }`,
    ].join('\n'),
    form: [
      "'use client';",
      "import { createElement as h } from 'react';",
      `export function Form() { return ${expression(form)}; }`,
    ].join('\n'),
  };
}

async function readBody(url: string): Promise<Node> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(url);
    return await page.locator('body').evaluate((body) => {
      const read = (element: Element): Node => [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        [...element.childNodes].flatMap((child): Node[] => {
          if (child instanceof Text) return [child.data];
          return child instanceof Element && child.localName !== 'script' ? [read(child)] : [];
        }),
      ];
      return read(body);
    });
  } finally {
    await browser.close();
  }
}

function findForm(node: Node): Node | undefined {
  if (typeof node === 'string') return undefined;
  if (node[0] === 'form') return node;
  return node[2].map(findForm).find((found) => found !== undefined);
}

/** The call that makes a node; the form in its place is a component of its own. */
function expression(node: Node, form?: Node): string {
  if (node === form) return 'h(Form)';
  if (typeof node === 'string') return JSON.stringify(node);
  const [name, attributes, children] = node;
  const properties = Object.entries(attributes).map(([attribute, value]) => property(attribute, value));
  const parts = children.map((child) => expression(child, form));
  return `h(${[JSON.stringify(name), `{ ${properties.join(', ')} }`, ...parts].join(', ')})`;
}

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const switches = new Set(['checked', 'disabled', 'hidden', 'multiple', 'open', 'required']);

/** React passes on attributes it does not know in their own spelling; only these few it wants otherwise. */
function property(name: string, value: string): string {
  return `${JSON.stringify(renamed[name] ?? name)}: ${switches.has(name) ? 'true' : JSON.stringify(value)}`;
}

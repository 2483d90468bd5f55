import { chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';

/** An element as [name, attributes, children]; a text as itself. */
type Node = string | readonly [name: string, attributes: Readonly<Record<string, string>>, children: Node[]];

/**
 * The files of a handwritten page with the markup of another: the page, and its form as a client component.
 */
export interface HandWritten {
  readonly markup: string;
  readonly form: string;
}

/** One of our pages, requested with these headers. */
export interface PageToWriteOut {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the form's controls are registered with react-hook-form. */
  readonly isRegistered?: boolean;
  /** Whether it has our stylesheets, too: to paint a page without styles is less work. */
  readonly isStyled?: boolean;
}

/** Writes the body of a page, as served without JavaScript, as React elements. */
export async function writeOut(page: PageToWriteOut): Promise<HandWritten> {
  const { body, stylesheets } = await readPage(page);
  const form = findForm(body);
  if (form === undefined) throw new Error(`There is no form on ${page.url}.`);
  const styles = page.isStyled
    ? stylesheets.map((href): Node => ['link', { rel: 'stylesheet', href, precedence: 'default' }, []])
    : [];
  const content = typeof body === 'string' ? [] : [...styles, ...body[2]];
  return {
    markup: [
      "import { createElement as h, Fragment } from 'react';",
      "import { Form } from './form.jsx';",
      `export function Markup() { return h(Fragment, null, ${content.map((node) => expression(node, { form })).join(', ')}); }`,
    ].join('\n'),
    form: [
      "'use client';",
      "import { createElement as h } from 'react';",
      ...(page.isRegistered
        ? [
            "import { useForm } from 'react-hook-form';",
            `export function Form() { const { register } = useForm({ mode: 'onTouched' }); return ${expression(form, { isRegistered: true })}; }`,
          ]
        : [`export function Form() { return ${expression(form)}; }`]),
    ].join('\n'),
  };
}

async function readPage({
  url,
  headers = {},
}: PageToWriteOut): Promise<{ readonly body: Node; readonly stylesheets: readonly string[] }> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers });
    const page = await context.newPage();
    await page.goto(url);
    const stylesheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
    const body = await page.locator('body').evaluate((body) => {
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
    return { body, stylesheets };
  } finally {
    await browser.close();
  }
}

function findForm(node: Node): Node | undefined {
  if (typeof node === 'string') return undefined;
  if (node[0] === 'form') return node;
  return node[2].map(findForm).find((found) => found !== undefined);
}

interface ExpressionOptions {
  /** The node that becomes a component of its own. */
  readonly form?: Node;
  readonly isRegistered?: boolean;
}

/** The JavaScript call that creates a node. */
function expression(node: Node, options: ExpressionOptions = {}): string {
  if (node === options.form) return 'h(Form)';
  if (typeof node === 'string') return JSON.stringify(node);
  const [name, attributes, children] = node;
  const properties = Object.entries(attributes).map(([attribute, value]) => property(attribute, value));
  if (options.isRegistered && isControl(node))
    properties.push(`...register(${JSON.stringify(attributes.name)})`);
  const parts = children.map((child) => expression(child, options));
  return `h(${[JSON.stringify(name), `{ ${properties.join(', ')} }`, ...parts].join(', ')})`;
}

function isControl([element, { name, type }]: Exclude<Node, string>): boolean {
  return ['input', 'select', 'textarea'].includes(element) && name !== undefined && type !== 'hidden';
}

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const switches = new Set(['checked', 'disabled', 'hidden', 'multiple', 'open', 'required']);

/** React keeps the spelling of attributes that it does not know, and renames only these few. */
function property(name: string, value: string): string {
  return `${JSON.stringify(renamed[name] ?? name)}: ${switches.has(name) ? 'true' : JSON.stringify(value)}`;
}

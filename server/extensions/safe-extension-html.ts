import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

/** Elements that would change the page around the module, or load what its policy does not know. */
const forbiddenElements: ReadonlySet<string> = new Set([
  'base',
  'embed',
  'link',
  'meta',
  'object',
  'script',
  'style',
  'template',
]);

/** Attributes that are scripts, or by which the program knows its own parts. */
const forbiddenAttributes = /^(?:on|data-(?:extension|island|script|press-category|region)$)/;

/** The one script of the product that a module may ask for (`ThirdPartyPlace`). */
const allowedScript = 'third-party-places';

/** The HTML of a module without what a page may not have from it; what was left open is closed. */
export function safeExtensionHtml(html: string): string {
  const fragment = parseFragment(html);
  clean(fragment);
  return serialize(fragment);
}

function clean(parent: DefaultTreeAdapterTypes.ParentNode): void {
  parent.childNodes = parent.childNodes.filter(
    (node) => !('tagName' in node && forbiddenElements.has(node.tagName)),
  );
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    node.attrs = node.attrs.filter(
      ({ name, value }) =>
        !forbiddenAttributes.test(name) || (name === 'data-script' && value === allowedScript),
    );
    clean(node);
  }
}

import { isSafeAttribute, isSafeElement } from '#engine';
import type { SafeHtml, Sanitize } from './safe-html.ts';

/** Sanitises by the parser of the browser, where the build has this in the place of `sanitize.ts`. */
export const sanitize: Sanitize = (html, subset) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  clean(body, subset);
  return body.innerHTML as SafeHtml;
};

/** Elements whose text is nothing to read. */
const withoutText = 'script, style, textarea, option, noscript, template';

function clean(parent: Element, subset: 'inline' | 'block'): void {
  for (const child of [...parent.children]) {
    clean(child, subset);
    const { localName: element, attributes } = child;
    if (child.matches(withoutText)) child.remove();
    else if (!isSafeElement(element, subset)) child.replaceWith(...child.childNodes);
    for (const { name, value } of [...attributes])
      if (!isSafeAttribute(element, name, value)) child.removeAttribute(name);
    if (child.getAttribute('target') === '_blank') child.setAttribute('rel', 'noopener noreferrer');
  }
}

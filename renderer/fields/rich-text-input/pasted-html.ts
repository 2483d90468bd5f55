/**
 * HTML that was copied elsewhere, as the editor can read it: Word writes the items of a list as paragraphs that begin with
 * their bullet or number. Anything outside of the closed set is left out by the editor itself.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const name = /[\da-z][.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = item.previousElementSibling;
    const list = before?.localName === name ? before : document.createElement(name);
    if (list !== before) item.before(list);
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
  return body.innerHTML;
}

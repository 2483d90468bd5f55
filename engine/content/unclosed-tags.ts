/** Elements without an end tag. */
const empty = new Set('br col hr img wbr'.split(' '));

/** Elements whose end tag HTML lets authors leave out. */
const endedByOthers = new Set('colgroup dd dt li p tbody td tfoot th thead tr'.split(' '));

const tag = /<(\/?)([a-z][a-z0-9]*)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/gi;

/**
 * Tags of an HTML text without their counterpart: start tags that nothing closes before the element around them ends,
 * and end tags that close nothing.
 *
 * @example unclosedTags('<b>Open <a href="/">today</b>') // ['<a>']
 */
export function unclosedTags(html: string): readonly string[] {
  const found = new Set<string>();
  const open: string[] = [];
  const leave = (elements: readonly string[]) => {
    for (const element of elements) if (!endedByOthers.has(element)) found.add(`<${element}>`);
  };
  for (const [, slash, name = ''] of html.matchAll(tag)) {
    const element = name.toLowerCase();
    if (empty.has(element)) continue;
    if (slash === '') open.push(element);
    else if (open.includes(element)) leave(open.splice(open.lastIndexOf(element)).slice(1));
    else found.add(`</${element}>`);
  }
  leave(open);
  return [...found];
}

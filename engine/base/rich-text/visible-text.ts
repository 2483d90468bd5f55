/** Texts of the format of rich answers: HTML of the closed set, and nothing else. */
const line =
  '(?:[^<>&"]|&(?:amp|lt|gt|quot);|<br>|</?(?:strong|em)>|</a>|<a href="(?:https?://|mailto:|tel:)[^\\s<>"]+">)+';
export const richFormat = new RegExp(
  `^(?:<p>${line}</p>|<h3>${line}</h3>|<h4>${line}</h4>|<ul>(?:<li>${line}</li>)+</ul>|<ol>(?:<li>${line}</li>)+</ol>)+$`,
);

/**
 * The text that people read of a rich answer, for counting its words and characters.
 *
 * @example visibleText('<p><strong>Hello</strong> you</p>') // 'Hello you'
 */
export function visibleText(html: string): string {
  const lines = html.replace(/<br>|<\/(?:p|h3|h4|li)>/g, '\n').replace(/<[^>]*>/g, '');
  return signsOf(lines).trim();
}

/**
 * A rich answer as plain text: an empty line between blocks, lists with dashes or numbers, and addresses of links in
 * brackets.
 *
 * @example plainTextOf('<p>One</p><ul><li>Two</li></ul>') // 'One\n\n- Two'
 */
export function plainTextOf(html: string): string {
  let number: number | undefined;
  const listed = html.replace(/<\/?ol>|<li>/g, (tag) => {
    if (tag !== '<li>') number = tag === '<ol>' ? 0 : undefined;
    else return number === undefined ? '- ' : `${++number}. `;
    return tag;
  });
  let link = { href: '', start: 0 };
  const lines = listed
    .replace(/<a href="([^"]*)">|<\/a>/g, (tag, href: string | undefined, at: number) => {
      const words = listed.slice(link.start, at);
      const address = href === undefined && words !== link.href ? ` (${link.href})` : '';
      link = { href: href ?? '', start: at + tag.length };
      return address;
    })
    .replace(/<br>|<\/li>/g, '\n')
    .replace(/<\/(?:p|h3|h4)>/g, '\n\n')
    .replace(/<\/(?:ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return signsOf(lines).trim();
}

function signsOf(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => signs[name] ?? '');
}

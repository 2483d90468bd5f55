import type { Change, ProposedFix } from '../problems/problem.ts';
import { lookAlikeOf, lookAlikes } from './look-alikes.ts';

/**
 * The remedy of a character that JSON does not expect at an offset; undefined if several are as likely.
 *
 * @param expected in words, as in the message
 */
export function mendJson(text: string, offset: number, expected: string): ProposedFix | undefined {
  const rest = text.slice(offset);
  const replace = (title: string, from: number, to: number, own: string): ProposedFix => ({
    title,
    changes: [{ op: 'text', from, to, text: own }],
  });
  if (lookAlikeOf(rest.charAt(0)) !== undefined) return plain(text);
  const curly = curlyEndBefore(text, offset);
  if (curly !== undefined) return straightQuote(curly);
  const [comment] = /^(?:\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)/.exec(rest) ?? [];
  if (comment !== undefined)
    return { ...replace('Take the comment out', offset, offset + comment.length, ''), isGuess: true };
  const [, inQuotes] = /^'((?:[^'"\\\n]|\\.)*)'/.exec(rest) ?? [];
  if (inQuotes !== undefined)
    return replace(
      'Write double quotes',
      offset,
      offset + inQuotes.length + 2,
      `"${inQuotes.replaceAll("\\'", "'")}"`,
    );
  const comma = text.slice(0, offset).trimEnd().length - 1;
  if (/^[}\]]/.test(rest) && text[comma] === ',') return replace('Take the comma out', comma, comma + 1, '');
  const [name] = /^[A-Za-z_$][\w$-]*(?=\s*:)/.exec(rest) ?? [];
  if (name !== undefined && expected === 'a name in double quotes')
    return replace('Put double quotes round the name', offset, offset + name.length, `"${name}"`);
  const end = text.slice(0, offset).trimEnd().length;
  const isValue = /^(?:["{[\d-]|true\b|false\b|null\b)/.test(rest);
  if (expected.startsWith('a comma') && isValue) return replace('Put a comma in', end, end, ',');
  return expected === 'a colon' && isValue ? replace('Put a colon in', end, end, ':') : undefined;
}

/** Writes a straight quote in place of the curly one at an offset. */
export function straightQuote(offset: number): ProposedFix {
  const change = { op: 'text', from: offset, to: offset + 1, text: '"' } as const;
  return { title: 'Write a straight quote', changes: [change] };
}

/** The offset of a curly quote that should end the text before an offset, as in `"name”: "Eve"`. */
export function curlyEndBefore(text: string, offset: number): number | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const at = /[\u201c\u201d\u201e\u00bb](?=\s*(?:[,:\]}][^"]*"?)?\s*$)/.exec(line)?.index;
  return at === undefined ? undefined : offset - line.length + at;
}

/** Writes the plain character in place of each look-alike outside of texts. */
function plain(text: string): ProposedFix {
  const parts = new RegExp(
    `"(?:[^"\\\\\\n]|\\\\.)*"|([\u201c\u201d\u201e\u00ab])([^"\u201c\u201d\u201e\u00ab\u00bb\\\\\\n]*)([\u201d\u201c\u00bb])|(${lookAlikes})`,
    'g',
  );
  const changes = [...text.matchAll(parts)].flatMap(
    ({ 0: found, 2: inner, 4: single, index }): readonly Change[] => {
      if (inner === undefined && single === undefined) return [];
      const own = inner === undefined ? (lookAlikeOf(found)?.plain ?? found) : `"${inner}"`;
      return [{ op: 'text', from: index, to: index + found.length, text: own }];
    },
  );
  return { title: 'Write plain quotes, spaces and letters', changes };
}

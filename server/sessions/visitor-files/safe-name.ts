import { fileKinds } from '#engine';

const longest = 120;

/** Letters that steer how text is laid out, and could make an ending look like another. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * A name that is safe to show, to store under and to send: the last part of a path, without control characters and signs
 * that file systems read, of at most 120 characters, with an ending of the kind of the file if that is known.
 *
 * @example safeName('C:\\letters\\invoice.pdf.exe', 'pdf') // 'invoice.pdf.exe.pdf'
 */
export function safeName(given: string, kind?: keyof typeof fileKinds): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(unseen, '')
    .replace(/["*:<>?|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (kind === undefined) return cut(plain, longest) || 'file';
  const { endings } = fileKinds[kind];
  const said = endings.find((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  const ending = said ?? endings[0];
  const stem = said === undefined ? plain : plain.slice(0, -1 - said.length);
  return `${cut(stem, longest - ending.length - 1) || 'file'}.${ending}`;
}

/** The first characters of a text; none is cut in two. */
function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trimEnd();
}

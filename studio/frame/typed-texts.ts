import { valueAt } from '#engine';
import { isPlainText } from '../base/plain-text.ts';
import { placeOfDifference } from '../changes/step-place.ts';
import type { ChangedText, Place } from '../preview/protocol.ts';
import { markedTexts, withoutMarks } from './marks/invisible-marks.ts';

interface TypedTextsDeps {
  /** The text of a document before it changes. */
  readonly textOf: (id: string) => string | undefined;
  readonly placeOf: (node: Node) => Place | undefined;
  /** The place of the text that is edited where it stands, and shows what is typed by itself. */
  readonly edited: () => Place | undefined;
}

/** Texts of the page that show what is typed before the page is rendered with it. */
export interface TypedTexts {
  /**
   * Writes a text that has changed where the page shows it. False if more than one plain text is another, or the page shows it
   * nowhere, or not as it is written: the page has to be rendered.
   */
  write(changed: readonly ChangedText[]): boolean;
  /** Puts back what the page was rendered with: what renders it knows of nothing else. False if nothing was written since. */
  takeBack(): boolean;
}

export function typedTexts(page: Document, deps: TypedTextsDeps): TypedTexts {
  /** The texts that nodes were rendered with. */
  const rendered = new Map<Text, string>();
  return {
    write(changed) {
      const [only, ...others] = changed;
      const typed = only && others.length === 0 ? typedText(deps.textOf(only.id), only) : undefined;
      if (typed === undefined) return false;
      const { document: id, pointer } = typed.place;
      const isAt = (place: Place | undefined) => place?.document === id && place.pointer === pointer;
      const nodes = markedTexts(page.body).filter((node) => isAt(deps.placeOf(node)));
      if (nodes.length === 0 && !isAt(deps.edited())) return false;
      if (nodes.some(({ data }) => withoutMarks(data) !== typed.before)) return false;
      for (const node of nodes) {
        if (!rendered.has(node)) rendered.set(node, node.data);
        node.data = node.data.replace(typed.before, () => typed.after);
      }
      return true;
    },
    takeBack() {
      const isWritten = rendered.size > 0;
      for (const [node, data] of rendered) node.data = data;
      rendered.clear();
      return isWritten;
    },
  };
}

/** The plain text that alone is another in a document; undefined if there is none. */
function typedText(
  before: string | undefined,
  { id, body }: ChangedText,
): { readonly place: Place; readonly before: string; readonly after: string } | undefined {
  const [one, other] = [before, body].map(parsed);
  const pointer = placeOfDifference(one, other);
  const [was, is] = [valueAt(one, pointer), valueAt(other, pointer)];
  const isTyped = isPlainText(was) && isPlainText(is) && was !== '' && is.trim() !== '';
  return isTyped ? { place: { document: id, pointer }, before: was, after: is } : undefined;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // It is being written by hand.
    return undefined;
  }
}

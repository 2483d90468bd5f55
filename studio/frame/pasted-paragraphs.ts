import { isPlainObject, parentPointer } from '#engine/parts';
import type { Place } from '../preview/protocol.ts';

/** The paragraphs of a plain text: parted by empty lines, or else by each line break. */
export function paragraphsOf(text: string): readonly string[] {
  const lines = text.trim().split(/\r\n?|\n/);
  const isSpaced = lines.some((line) => line.trim() === '');
  const parts = isSpaced ? lines.join('\n').split(/\n\s*\n/) : lines;
  return parts.map((part) => part.replaceAll(/\s*\n\s*/g, ' ').trim()).filter((part) => part !== '');
}

/** Whether further paragraphs or items can stand after a text: it is that of a paragraph, a heading or an item of rich text. */
export function takesParagraphs(place: Place, valueAt: (place: Place) => unknown): boolean {
  if (!isRichText(place)) return false;
  if (/\/items\/\d+\/content$/.test(place.pointer)) return true;
  const block = valueAt({ ...place, pointer: parentPointer(place.pointer) });
  const type = isPlainObject(block) ? block.type : undefined;
  return place.pointer.endsWith('/text') && (type === 'paragraph' || type === 'header');
}

/** Whether a text is in a block of rich text, where it is HTML. */
export function isRichText({ pointer }: Place): boolean {
  return /\/(?:blocks|blockEditor)\//.test(pointer);
}

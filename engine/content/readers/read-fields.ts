import type { Block, Focus, Image } from '#schemas';
import type { ContentItem } from '../content-item.ts';

/** One entry of a filter, such as a topic. */
export interface Choice {
  readonly id: number;
  readonly title: string;
}

/** A picture of an item. Without a size it cannot be shown, since its place could not be kept free. */
export interface ItemImage extends Pick<Image, 'credit' | 'focus'> {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

type Fields = ContentItem['fields'];

/** A text that is not empty; undefined for anything else. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fieldValue(fields, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The item that a field links to. */
export function linkedItem(fields: Fields, name: string): Choice | undefined {
  return choiceOf(fieldValue(fields, name));
}

/** The items that a field links to; empty if it holds none. */
export function linkedItems(fields: Fields, name: string): readonly Choice[] {
  const value = fieldValue(fields, name);
  return Array.isArray(value) ? value.map(choiceOf).filter((choice) => choice !== undefined) : [];
}

/**
 * The items that a picker of a content service has written down as texts: their ids in `<name>_ValueField` and
 * their titles in `<name>_TextField`, both with commas.
 */
export function pickedItems(fields: Fields, name: string): readonly Choice[] {
  const titles = partsOf(textField(fields, `${name}_TextField`));
  return partsOf(textField(fields, `${name}_ValueField`)).flatMap((text, index) => {
    const title = titles[index];
    return /^\d{1,9}$/.test(text) && title ? [{ id: Number(text), title }] : [];
  });
}

function partsOf(text = ''): readonly string[] {
  return text.split(',').map((part) => part.trim());
}

/** Rich text; empty if the field holds none. The type of the list has checked its blocks. */
export function blocksField(fields: Fields, name: string): readonly Block[] {
  const value = fieldValue(fields, name);
  return Array.isArray(value) ? (value as readonly Block[]) : [];
}

/** A picture written as a content service has it: `url`, `label`, `width` and `height`; perhaps a `credit` and a `focus`. */
export function imageField(fields: Fields, name: string): ItemImage | undefined {
  const value = fieldValue(fields, name);
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, label, width, height, credit, focus } = value as Readonly<Record<string, unknown>>;
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined;
  return {
    src: url,
    alt: typeof label === 'string' ? label : '',
    width,
    height,
    ...(typeof credit === 'string' && { credit }),
    ...(isFocus(focus) && { focus }),
  };
}

function isFocus(value: unknown): value is Focus {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Readonly<Record<string, unknown>>;
  return typeof x === 'number' && typeof y === 'number';
}

/** Own property of an object of unknown shape. */
export function fieldValue(object: Fields, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** An item that a query has put in place of a link. A link to nothing has no title, and is left out. */
function choiceOf(value: unknown): Choice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { contentID, fields } = value as Partial<ContentItem>;
  const title = fields && textField(fields, 'title');
  return typeof contentID === 'number' && title !== undefined ? { id: contentID, title } : undefined;
}

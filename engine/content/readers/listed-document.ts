import type { ContentItem } from '../content-item.ts';
import { type Choice, fieldValue, linkedItem, textField } from './read-fields.ts';

const documentTypes = ['video', 'file', 'external'] as const;

/** A document to watch, to download, or on another site. */
export interface ListedDocument {
  readonly id: number;
  readonly title: string;
  /** A date, or a date and time, as written in the item. */
  readonly publishDate?: string;
  readonly type: (typeof documentTypes)[number];
  /** Its category, such as "Annual report". */
  readonly tag?: Choice;
  readonly buttonText?: string;
  readonly href: string;
  readonly target?: '_self' | '_blank';
}

/** Reads a document; undefined for an item without a title or an address. */
export function readListedDocument({ contentID, fields }: ContentItem): ListedDocument | undefined {
  const title = textField(fields, 'title');
  const url = fieldValue(fields, 'url');
  if (title === undefined || typeof url !== 'object' || url === null) return undefined;
  const { href, target } = url as Readonly<Record<string, unknown>>;
  if (typeof href !== 'string') return undefined;
  const type = documentTypes.find((known) => known === fields.type) ?? 'external';
  const publishDate = textField(fields, 'publishDate');
  const tag = linkedItem(fields, 'tag');
  const buttonText = textField(fields, 'buttonText');
  return {
    id: contentID,
    title,
    type,
    href,
    ...(publishDate && { publishDate }),
    ...(tag && { tag }),
    ...(buttonText && { buttonText }),
    ...(target === '_blank' || target === '_self' ? { target } : {}),
  };
}

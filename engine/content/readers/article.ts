import type { Block } from '#schemas';
import type { ContentItem } from '../content-item.ts';
import {
  blocksField,
  type Choice,
  fieldValue,
  type ItemImage,
  imageField,
  linkedItem,
  linkedItems,
  pickedItems,
  textField,
} from './read-fields.ts';

/** An article as lists show it. */
export interface ArticleSummary {
  readonly id: number;
  readonly title: string;
  /** A date, or a date and time, as written in the item. */
  readonly date?: string;
  readonly description?: string;
  readonly image?: ItemImage;
  /** Its type, such as "Media release". */
  readonly tag?: Choice;
  readonly topics: readonly Choice[];
}

interface Description {
  readonly term: string;
  readonly description: string;
}

/** Terms with their descriptions, in order. */
interface DescriptionList {
  readonly title?: string;
  readonly items: readonly Description[];
}

/** A whole article, or any item with a title and a body, such as an answered question. */
export interface Article extends ArticleSummary {
  readonly body: readonly Block[];
  readonly descriptionLists: readonly DescriptionList[];
}

/** Reads an article for a list; undefined for an item without a title. */
export function readArticleSummary({ contentID, fields }: ContentItem): ArticleSummary | undefined {
  const title = textField(fields, 'title');
  if (title === undefined) return undefined;
  const date = textField(fields, 'date');
  const description = textField(fields, 'briefdescription');
  const image = imageField(fields, 'image');
  const tag = linkedItem(fields, 'tag');
  const topics = linkedItems(fields, 'topics');
  return {
    id: contentID,
    title,
    ...(date && { date }),
    ...(description && { description }),
    ...(image && { image }),
    ...(tag && { tag }),
    topics: topics.length > 0 ? topics : pickedItems(fields, 'topic'),
  };
}

/** Reads an article for a page of its own. Its header description is its brief one, unless it has another. */
export function readArticle(item: ContentItem): Article | undefined {
  const summary = readArticleSummary(item);
  if (summary === undefined) return undefined;
  const description = textField(item.fields, 'headerDescription');
  return {
    ...summary,
    ...(description && { description }),
    body: blocksField(item.fields, 'blockEditor'),
    descriptionLists: descriptionLists(fieldValue(item.fields, 'descriptionLists')),
  };
}

function descriptionLists(value: unknown): readonly DescriptionList[] {
  return Array.isArray(value) ? (value as readonly DescriptionList[]) : [];
}

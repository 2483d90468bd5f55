import type { Content, Document, Option, Options } from '#schemas';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { contentLists } from '../../content/content-lists.ts';
import { siteOf } from '../../content/derived-fields.ts';
import { fillPart } from '../../content/fill-texts.ts';
import { selectItems } from '../../content/select-items.ts';
import type { Origin, Origins } from './origins.ts';

/** An options document with all of its options. */
export interface LinkedOptions {
  readonly options: Options;
  readonly origins: Origins;
  readonly findings: readonly Finding[];
}

/** An options document whose options are made of content items. */
type ItemOptions = Options & Required<Pick<Options, 'query' | 'option'>>;

interface Known {
  readonly read: readonly Document[];
  readonly linked: LinkedOptions;
}

const known = new WeakMap<Options, Known>();

/** Whether the options of a document are made of content items. */
export function areOfItems(options: Options): options is ItemOptions {
  return options.query !== undefined && options.option !== undefined;
}

/**
 * Makes the options of an options document of the content items that it queries. Memoized by the document and the
 * documents that it reads.
 *
 * @param documents of the release
 */
export function linkOptions(options: Options, documents: readonly Document[]): LinkedOptions {
  if (!areOfItems(options)) return { options, origins: new Map(), findings: [] };
  const read = documents.filter(({ kind }) => kind === 'content' || kind === 'site');
  const last = known.get(options);
  if (last?.read.length === read.length && last.read.every((each, index) => each === read[index]))
    return last.linked;
  const linked = linkAnew(options, read);
  known.set(options, { read, linked });
  return linked;
}

function linkAnew(document: ItemOptions, read: readonly Document[]): LinkedOptions {
  const language = siteOf(read)?.language ?? '';
  const { items } = selectItems(contentLists(read, language), document.query, language);
  const origins = new Map<string, Origin>();
  const options: Option[] = [];
  const findings: Finding[] = [];
  for (const item of items) {
    const option = optionOf(document.option, item.fields);
    if (option === undefined) {
      findings.push(without(item.contentID));
      continue;
    }
    origins.set(pointerOf('options', options.length), { pointer: '/option' });
    options.push(option);
  }
  return { options: { ...document, options }, origins, findings };
}

type ItemFields = Content['items'][number]['fields'];

/** Undefined for an item that gives no id or no label. */
function optionOf({ id, label, hint, data }: ItemOptions['option'], fields: ItemFields): Option | undefined {
  const text = (template: string) => String(fillPart(template, fields));
  const [ownId, ownLabel, ownHint] = [text(id), text(label), hint && text(hint)];
  if (ownId.trim() === '' || ownLabel.trim() === '') return undefined;
  const columns = Object.entries(fillPart(data ?? {}, fields) as Readonly<Record<string, unknown>>);
  return {
    id: ownId.trim(),
    label: ownLabel,
    ...(ownHint && { hint: ownHint }),
    ...(data && { data: Object.fromEntries(columns.filter(([, value]) => value !== '')) }),
  };
}

function without(contentID: number): Finding {
  return {
    code: 'item-without-option',
    pointer: '/option',
    message: `The item ${contentID} makes no option: it has no text for the id or the label.`,
    help: 'Fill in the fields of the item that they are made of.',
  };
}

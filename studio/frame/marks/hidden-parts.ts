import { isPlainObject } from '#engine/parts';
import type { Document } from '#schemas';
import type { Place } from '../../preview/protocol.ts';

const opened = new WeakMap<Document, Document>();

/** A form that shows all of its questions and options, whatever was answered. */
export function withHiddenParts(document: Document): Document {
  if (document.kind !== 'form') return document;
  const made = opened.get(document) ?? { ...document, fields: document.fields.map(withoutCondition) };
  opened.set(document, made as Document);
  return made as Document;
}

/** A field, a group of fields or an option without its condition, also what is inside of it. */
function withoutCondition<Part>(part: Part): Part {
  if (!isPlainObject(part)) return part;
  const { when: _, ...rest } = part;
  const lists = inner.flatMap((name) => {
    const list = rest[name];
    return Array.isArray(list) ? [[name, list.map(withoutCondition)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(lists) } as Part;
}

const inner = ['fields', 'options'];

/** The parts of a form that have a condition. */
export function conditionalParts({ id: document, ...form }: Document): readonly Place[] {
  const within = (part: unknown, pointer: string): readonly Place[] => {
    if (!isPlainObject(part)) return [];
    const own = 'when' in part && pointer !== '' ? [{ document, pointer }] : [];
    const parts = inner.flatMap((name) => {
      const list = part[name];
      return Array.isArray(list) ? list.flatMap((each, at) => within(each, `${pointer}/${name}/${at}`)) : [];
    });
    return [...own, ...parts];
  };
  return form.kind === 'form' ? within(form, '') : [];
}

import { useId } from 'react';
import { applyFixes } from '#analysis';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';

interface TextPanelProps {
  readonly work: Work;
  readonly place: Place;
  readonly isReadOnly: boolean;
}

/** The text that is selected on the page. */
export function TextPanel({ work, place, isReadOnly }: TextPanelProps) {
  const id = useId();
  const value = valueAtPlace(work.textOf(place.document) ?? '', place.pointer);
  if (typeof value !== 'string') return <p className="quiet">This text is gone.</p>;
  const write = (text: string) => {
    const edit = { document: place.document, op: 'replace', path: place.pointer, value: text } as const;
    const { texts } = applyFixes([{ title: 'Write', edits: [edit] }], (document) => work.textOf(document));
    const body = texts.get(place.document);
    if (body !== undefined) work.edit([{ id: place.document, body }], isTyping(place));
  };
  return (
    <section>
      <label className="question" htmlFor={id}>
        <span>{nameOf(place.pointer)}</span>
        <span className="quiet">{place.document}</span>
      </label>
      <textarea
        id={id}
        value={value}
        readOnly={isReadOnly}
        rows={Math.min(12, 2 + Math.floor(value.length / 40))}
        onChange={(event) => write(event.target.value)}
        onBlur={endTyping}
      />
    </section>
  );
}

/** The place that is being typed into: its letters are one step of undo. */
let typed: Place | undefined;

function isTyping(place: Place): boolean {
  const joins = typed?.document === place.document && typed.pointer === place.pointer;
  typed = place;
  return joins;
}

function endTyping(): void {
  typed = undefined;
}

/** The name of a text for people: `metaDescription` is "Meta description". */
function nameOf(pointer: string): string {
  const name = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The value at a JSON Pointer of a text; undefined where there is none, or the text is no JSON. */
function valueAtPlace(text: string, pointer: string): unknown {
  try {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, name) => memberOf(at, name.replaceAll('~1', '/').replaceAll('~0', '~')),
        JSON.parse(text),
      );
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

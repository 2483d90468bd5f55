import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { applyFixes } from '#analysis';
import { type Fix, type JsonValue, type Problem, valueAt } from '#engine';
import type { Content } from '#schemas';
import type { SiteExtensions } from '../base/extensions.ts';
import { focusSoon } from '../base/focus-soon.ts';
import { isPlainText } from '../base/plain-text.ts';
import { type Check, useSettledWork, useWorkAroundTyping } from '../changes/findings.ts';
import { lastReadOf, readWork } from '../changes/read-work.ts';
import { editShown, editTyped, endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import type { Copying } from '../creating/use-copying.tsx';
import type { PanelContext } from '../inputs/panel-context.ts';
import { PeopleInField } from '../outline/people-here.tsx';
import type { Structure } from '../outline/use-structure.tsx';
import { writeValue } from '../parts/edits.ts';
import { addressAfterTitle } from '../parts/item-address.ts';
import { fieldsOf, titleOfItem } from '../parts/items.ts';
import { namedNear } from '../parts/named.ts';
import { partAt, partsAround, samePlace } from '../parts/part-of.ts';
import { type Question, questionsNear } from '../parts/questions.ts';
import { isWithin, type Place } from '../preview/protocol.ts';
import { ProblemNotes } from '../problems/problem-notes.tsx';
import { actionWords } from '../settings/action-words.ts';
import { isObject, memberOf, parsed, textIn } from '../settings/json.ts';
import { describePart } from '../settings/properties.ts';
import { labelOf, titleOf, wordsOf } from '../settings/words.ts';
import { PartToolbar } from './part-toolbar.tsx';
import { PropertyList } from './property-input.tsx';

interface PartPanelProps {
  readonly work: Work;
  readonly extensions: SiteExtensions;
  /** A part, or a value in it. */
  readonly place: Place;
  readonly isReadOnly: boolean;
  readonly problems: readonly Problem[];
  readonly check: Check | undefined;
  readonly structure: Structure;
  readonly copying: Copying;
  /** Acts on the whole document. */
  readonly documentActs: ReactNode;
  readonly onSelect: (place: Place) => void;
}

/** The part that is selected: its place and its properties. */
export function PartPanel({
  work,
  extensions,
  place,
  isReadOnly,
  problems,
  check,
  structure,
  copying,
  documentActs,
  onSelect,
}: PartPanelProps) {
  useWorkAroundTyping(work);
  // The questions are read from all forms around: they follow once typing has settled.
  const settled = useSettledWork(work);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the questions are those of the documents as they have settled.
  const questions = useMemo(() => questionsOnce(work, place.document), [work, place.document, settled]);
  const section = useRef<HTMLElement>(null);
  const text = work.textOf(place.document);
  const document = parsed(text);
  const part = partAt(document, place);
  const value = valueAt(document, part.pointer);
  const isValue = !samePlace(part, place);
  useEffect(() => {
    if (!isValue) return undefined;
    const input = section.current?.querySelector(`[data-pointer="${CSS.escape(place.pointer)}"]`);
    if (input instanceof HTMLElement) return focusSoon(input);
    return undefined;
  }, [isValue, place]);
  if (text === undefined || value === undefined)
    return <p className="quiet">This part is gone. Choose another on the page or in the outline.</p>;
  const list = contentListOf(work, place.document);
  const fields = list && fieldsOf(readWork(work), list);
  const { title, help, properties } = describePart(document, part.pointer, fields);
  const select = (pointer: string) => onSelect({ document: place.document, pointer });
  const ask = structure.asking(part);
  const notes = (list: readonly Problem[]) => (
    <ProblemNotes
      problems={list}
      work={work}
      isReadOnly={isReadOnly}
      onFix={(fix) => applyFix(work, fix)}
      onShow={onSelect}
    />
  );
  const problemsOf = (pointer: string) =>
    problems.filter((each) => isWithin(each, { document: place.document, pointer }));
  const panel: PanelContext = {
    work,
    isReadOnly,
    valueAt: (pointer) => valueAt(document, pointer),
    focused: isValue ? place.pointer : undefined,
    write: (pointer, written) => write(work, list, { document: place.document, pointer }, written),
    type: (pointer, written) => write(work, list, { document: place.document, pointer }, written, true),
    endTyping,
    onSelect: select,
    onShow: onSelect,
    questions,
    document: place.document,
    check,
    documents: () => lastReadOf(work),
    texts: () => work.documents(),
    extensions,
    text: () => text,
    onAdd: (list) => structure.add({ document: place.document, pointer: list }),
    isName: (pointer) =>
      pointer.endsWith('/name') && pointer.slice(0, -5) === part.pointer && isQuestion(value),
    rename: async (pointer, to) => {
      const renamed = (await check?.rename(place.document, pointer, to)) ?? {
        refusal: 'The site is being checked.',
      };
      if ('changes' in renamed)
        work.edit(renamed.changes, { words: `rename the answer to “${to}”`, from: place, to: place });
      return renamed;
    },
    problemsOf,
    rows: {
      add: (list, row) => structure.addRow({ document: place.document, pointer: list }, row, place),
      move: (pointer, by) => structure.move({ document: place.document, pointer }, by, place),
      duplicate: (pointer) => structure.duplicate({ document: place.document, pointer }, place),
      remove: (pointer) => void structure.remove({ document: place.document, pointer }, place),
    },
    named: (kind) => namedNear(lastReadOf(work), place.document, kind),
    peopleAt: (pointer) => <PeopleInField place={{ document: place.document, pointer }} />,
    problemsAt: (pointer, of) => {
      const at = { document: place.document, pointer };
      return notes(problems.filter((each) => (of === 'itself' ? samePlace(each, at) : isWithin(each, at))));
    },
  };
  return (
    <section ref={section} aria-labelledby="part" key={part.document + part.pointer}>
      <p className="trail">
        {partsAround(document, part).map((around) => (
          <button type="button" className="plain" key={around.pointer} onClick={() => onSelect(around)}>
            {around.pointer === ''
              ? wordsOf(textIn(document, 'kind') ?? 'document')
              : labelOf(
                  valueAt(document, around.pointer),
                  actionWords(valueAt(document, around.pointer)) ?? 'Part',
                )}
          </button>
        ))}
      </p>
      <h2 id="part" tabIndex={-1}>
        {headingOf(place.document, part.pointer, value) ?? title}
      </h2>
      <p className="help">
        {title}. {help}
      </p>
      {!isReadOnly && part.pointer === '' && documentActs}
      {!isReadOnly && <PartToolbar part={part} structure={structure} copying={copying} />}
      {!isReadOnly && ask && (
        <button type="button" onClick={ask}>
          Ask something when this is chosen
        </button>
      )}
      {notes(problems.filter((problem) => samePlace(problem, part)))}
      <PropertyList properties={properties} panel={panel} />
    </section>
  );
}

/** Finds the questions around a document, once they are asked for. */
function questionsOnce(work: Work, document: string): () => readonly Question[] {
  let asked: readonly Question[] | undefined;
  return () => {
    asked ??= questionsNear(lastReadOf(work), document);
    return asked;
  };
}

/** The words by which people know a part or, at the pointer '', a document. */
function headingOf(id: string, pointer: string, value: unknown): string | undefined {
  if (isItem(value)) return titleOfItem(value);
  if (pointer === '') return titleOf({ ...Object(value), id });
  return labelOf(value, actionWords(value) ?? '') || undefined;
}

/** Whether a part is an item of a content list. */
function isItem(part: unknown): boolean {
  return isObject(part) && 'contentID' in part && 'fields' in part;
}

/** The document of a content list; undefined for one of another kind. */
export function contentListOf(work: Work, id: string): Content | undefined {
  // Most documents are none, which is found out without reading all.
  if (textIn(parsed(work.textOf(id)), 'kind') !== 'content') return undefined;
  return readWork(work).find((each): each is Content => each.id === id && each.kind === 'content');
}

/** Whether a part is a question, whose name others read. */
function isQuestion(part: unknown): boolean {
  return memberOf(part, 'name') !== undefined && (textIn(part, 'type') ?? textIn(part, 'like')) !== undefined;
}

/** Does what a remedy says, as one step of undo. */
export function applyFix(work: Work, fix: Fix): void {
  const { texts } = applyFixes([fix], (id) => work.textOf(id));
  work.edit(
    [...texts].map(([id, body]) => ({ id, body })),
    { words: `“${fix.title}”` },
  );
}

/**
 * @param list the content list that is edited, if it is one
 * @param isTyped whether it is typed into a box that shows a plain text as it is written
 */
function write(
  work: Work,
  list: Content | undefined,
  place: Place,
  value: JsonValue | undefined,
  isTyped = false,
): void {
  const { document: id, pointer } = place;
  const text = work.textOf(id) ?? '';
  const isShown = isTyped && [valueAt(parsed(text), pointer), value].every(isPlainText);
  const edit = isShown ? editShown : editTyped;
  const written = writeValue(text, pointer, value);
  const live = () => parsed(work.liveTexts([id])[0]?.body);
  const address = list && addressAfterTitle(lastReadOf(work), list, live, pointer, value);
  edit(work, id + pointer, [
    { id, body: address ? writeValue(written, address.pointer, address.value) : written },
  ]);
}

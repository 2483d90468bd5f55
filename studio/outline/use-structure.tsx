import { type ReactNode, useState } from 'react';
import { type SpokenOf, spokenAt, usesOf } from '#analysis';
import { type JsonValue, valueAt } from '#engine';
import { RemovalDialog } from '../answers/removal-dialog.tsx';
import { AskAboutList, type AskedAbout } from '../base/ask-about-list.tsx';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { Check } from '../changes/findings.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { whenChosen } from '../conditions/when-chosen.ts';
import { type KeptPart, presetsFor } from '../creating/presets.ts';
import type { MadeStep } from '../creating/steps/new-step.ts';
import { NewStepDialog } from '../creating/steps/new-step-dialog.tsx';
import { translationsAfter, translationsAfterMove } from '../creating/translated-parts.ts';
import { tryRemoval } from '../creating/try-removal.ts';
import { fieldsOf, newItem } from '../parts/items.ts';
import { kindsOf, newPart, type PartKind } from '../parts/library.ts';
import { canMove, type ListPlace, moveTo } from '../parts/moves.ts';
import {
  addCopy,
  addPart,
  duplicatePart,
  entryOf,
  movePart,
  namesIn,
  type Restructured,
  removePart,
} from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';
import { parsed, textIn } from '../settings/json.ts';
import { isLinkToItem } from '../settings/meanings.ts';
import { itemsOf } from '../settings/properties.ts';
import { labelOf, nameFor, partWords } from '../settings/words.ts';
import { Gallery } from './gallery.tsx';

/** Acts that change which parts a document has. Each is one step of undo. */
export interface Structure {
  /** Adds a part to a list, after another or at the end; asks of which kind where there are several. */
  readonly add: (list: Place, after?: number) => void;
  /** Adds a question that is asked only when an option is chosen; undefined for what is no option of a question. */
  readonly asking: (option: Place) => (() => void) | undefined;
  /** Adds a row at the end of a list; what is selected stays so. */
  readonly addRow: (list: Place, row: JsonValue, stay: Place) => void;
  /** Selects the part afterwards, or else what should stay selected. */
  readonly move: (part: Place, by: -1 | 1, stay?: Place) => void;
  /** A document as it is now. */
  readonly documentOf: (id: string) => unknown;
  /** Whether a part may stand in a list. */
  readonly canMove: (part: Place, list: Place) => boolean;
  /** Moves a part to a place in a list, also in another one. */
  readonly moveTo: (part: Place, to: ListPlace) => void;
  readonly duplicate: (part: Place, stay?: Place) => void;
  /** Removes a part, after asking if something depends on it. */
  readonly remove: (part: Place, stay?: Place) => Promise<void>;
  /** The question that is asked at the moment. */
  readonly dialog: ReactNode;
}

interface Adding {
  readonly list: Place;
  readonly after: number | undefined;
  /** The condition of what is added. */
  readonly when?: string;
  readonly kinds: readonly PartKind[];
  readonly presets: readonly KeptPart[];
}

interface AddingStep {
  readonly journey: string;
  readonly after: number | undefined;
}

/** A part that others speak of. */
interface DependedOn {
  readonly part: Place;
  readonly spoken: readonly SpokenOf[];
}

interface Removing {
  readonly part: Place;
  readonly changes: readonly DocumentChange[];
  /** The part that is selected then. */
  readonly next: Place;
  readonly dependents: readonly AskedAbout[];
}

/**
 * Adds, moves, copies and removes parts, and selects the part that was changed.
 *
 * @param onOpen shows the page of a step that was added
 */
export function useStructure(
  work: Work,
  check: Check | undefined,
  onSelect: (place: Place) => void,
  onOpen: (path: string) => void,
): Structure {
  const [adding, setAdding] = useState<Adding>();
  const [addingStep, setAddingStep] = useState<AddingStep>();
  const [removing, setRemoving] = useState<Removing>();
  const [dependedOn, setDependedOn] = useState<DependedOn>();
  const textOf = ({ document }: Place) => work.textOf(document) ?? '';
  const documentOf = (place: Place) => parsed(textOf(place));

  /**
   * Writes a document with its translations, in which each entry of a list keeps its texts.
   *
   * @param verb says what is done to the part
   */
  function write(
    verb: string,
    place: Place,
    made: Restructured | undefined,
    from: number | undefined = undefined,
    stay?: Place,
    others: readonly DocumentChange[] = [],
  ): void {
    if (made === undefined) return;
    const { document } = place;
    const to = entryOf(made.pointer);
    const before = { id: document, body: textOf(place) };
    const translations = to
      ? translationsAfter(work.documents(), before, made.text, {
          list: to.list,
          to: to.index,
          ...(from !== undefined && { from }),
        })
      : [];
    const result = { document, pointer: made.pointer };
    work.edit([{ id: document, body: made.text }, ...translations, ...others], {
      words: `${verb} ${partWords(valueAt(parsed(made.text), made.pointer))}`,
      from: from === undefined ? undefined : place,
      to: stay ?? result,
    });
    onSelect(stay ?? result);
  }

  function insert(
    { list, after, when }: Pick<Adding, 'list' | 'after' | 'when'>,
    kind: PartKind,
    label: string,
  ): void {
    setAdding(undefined);
    const part = newPart(kind);
    const isQuestion = 'name' in part && kind.type !== '';
    const words = label.trim() === '' ? 'New question' : label.trim();
    const own = isQuestion && {
      ...('label' in part && { label: words }),
      name: nameFor(words, namesIn(work.documents())),
    };
    const asked = when === undefined ? {} : { when };
    write('add', list, addPart(textOf(list), list.pointer, after, { ...part, ...own, ...asked }));
  }

  function insertKept({ list, after }: Adding, { part }: KeptPart, label: string): void {
    setAdding(undefined);
    const words = label.trim();
    const own = { ...part, ...(words !== '' && 'label' in part && { label: words }) };
    write('add', list, addCopy(textOf(list), list.pointer, after, own, namesIn(work.documents())));
  }

  function insertStep({ journey }: AddingStep, made: MadeStep, address: string): void {
    setAddingStep(undefined);
    onOpen(address);
    write('add', { document: journey, pointer: '/steps' }, made, undefined, undefined, made.forms);
  }

  function finishRemoval({ part, changes, next }: Removing): void {
    setRemoving(undefined);
    const words = `remove ${partWords(valueAt(documentOf(part), part.pointer))}`;
    work.edit(changes, { words, from: part });
    onSelect(next);
  }

  return {
    add(list, after) {
      if (list.pointer === '/steps' && textIn(documentOf(list), 'kind') === 'journey') {
        setAddingStep({ journey: list.document, after });
        return;
      }
      const documents = readWork(work);
      const content = documents.find(({ id }) => id === list.document);
      if (content?.kind === 'content' && list.pointer === '/items') {
        write('add', list, addPart(textOf(list), list.pointer, after, newItem(documents, content)));
        return;
      }
      const fields = content?.kind === 'content' ? fieldsOf(documents, content) : undefined;
      const items = itemsOf(documentOf(list), list.pointer, fields);
      if (isLinkToItem(items)) {
        // The item that it leads to has to be chosen.
        write('add', list, addPart(textOf(list), list.pointer, after, { contentID: 0 }));
        return;
      }
      const kinds = kindsOf(items);
      const presets = presetsFor(items, documents);
      const [only, ...others] = kinds;
      if (only !== undefined && others.length === 0 && presets.length === 0)
        insert({ list, after }, only, '');
      else setAdding({ list, after, kinds, presets });
    },
    asking(option) {
      const documents = readWork(work);
      const chosen = whenChosen(documents, option);
      if (chosen === undefined) return undefined;
      const items = itemsOf(documentOf(chosen.list), chosen.list.pointer);
      return () => setAdding({ ...chosen, kinds: kindsOf(items), presets: [] });
    },
    addRow: (list, row, stay) =>
      write('add', list, addPart(textOf(list), list.pointer, undefined, row), undefined, stay),
    move: (part, by, stay) =>
      write('move', part, movePart(textOf(part), part.pointer, by), entryOf(part.pointer)?.index, stay),
    documentOf: (id) => parsed(work.textOf(id)),
    canMove: (part, list) => canMove((id) => parsed(work.textOf(id)), part, list),
    moveTo(part, to) {
      const moved = moveTo((id) => work.textOf(id) ?? '', part, to);
      if (moved === undefined) return;
      work.edit([...moved.changes, ...translationsAfterMove(work.documents(), part, moved)], {
        words: `move ${partWords(valueAt(documentOf(part), part.pointer))}`,
        from: part,
        to: moved.place,
      });
      onSelect(moved.place);
    },
    duplicate: (part, stay) =>
      write(
        'duplicate',
        part,
        duplicatePart(textOf(part), part.pointer, namesIn(work.documents())),
        undefined,
        stay,
      ),
    async remove(part, stay) {
      const documents = readWork(work);
      const spoken = spokenAt(documents, part);
      if (usesOf(documents, spoken).length > 0) {
        setDependedOn({ part, spoken });
        return;
      }
      const removed = removePart(textOf(part), part.pointer);
      if (removed === undefined) return;
      const edits = [{ op: 'remove', document: part.document, path: part.pointer }] as const;
      const { changes, along, left } = await tryRemoval(work, check, [{ title: 'Remove', edits }]);
      // An option of which only a service is told: its dialog says what goes with it.
      if (along.length > 0 && spoken.length > 0) {
        setDependedOn({ part, spoken });
        return;
      }
      const asked = {
        part,
        changes,
        next: stay ?? { document: part.document, pointer: removed.pointer },
        dependents: [...along.map((each) => ({ ...each, detail: `Goes with it: ${each.detail}` })), ...left],
      };
      if (asked.dependents.length === 0) finishRemoval(asked);
      else setRemoving(asked);
    },
    dialog: (
      <>
        {adding && (
          <Gallery
            kinds={adding.kinds}
            presets={adding.presets}
            asksLabel={adding.list.pointer.endsWith('/fields')}
            onChoose={(kind, label) => insert(adding, kind, label)}
            onChoosePreset={(preset, label) => insertKept(adding, preset, label)}
            onClose={() => setAdding(undefined)}
          />
        )}
        {addingStep && (
          <NewStepDialog
            work={work}
            {...addingStep}
            onMade={(made, address) => insertStep(addingStep, made, address)}
            onClose={() => setAddingStep(undefined)}
          />
        )}
        {dependedOn && (
          <RemovalDialog
            work={work}
            {...dependedOn}
            onTry={(fixes) => tryRemoval(work, check, fixes)}
            onShow={onSelect}
            onClose={() => setDependedOn(undefined)}
          />
        )}
        {removing && (
          <AskAboutList
            title={`Remove “${labelOf(valueAt(documentOf(removing.part), removing.part.pointer), 'this part')}”?`}
            intro={
              removing.dependents.length === 1
                ? 'One place depends on it:'
                : `${removing.dependents.length} places depend on it:`
            }
            entries={removing.dependents}
            act={{ label: 'Remove', isDanger: true, run: () => finishRemoval(removing) }}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </>
    ),
  };
}

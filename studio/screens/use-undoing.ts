import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '#engine';
import type { Step } from '../changes/kept-steps.ts';
import { lastReadOf } from '../changes/read-work.ts';
import { placeOfStep, type StepPlace } from '../changes/step-place.ts';
import { endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import { addressAt } from '../creating/page-address.ts';
import { focusPanel } from '../panels/focus-panel.ts';
import { pathsOf } from '../parts/page-paths.ts';
import { partAt } from '../parts/part-of.ts';
import { isWithin, type Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';
import { labelOf, titleOf, wordsOf } from '../settings/words.ts';

/** The page and part in view while a step is undone. */
interface InView {
  /** Documents of the open page. */
  readonly shown: readonly string[];
  /** The part that is selected. */
  readonly selected: Place | undefined;
}

/** Undo and redo, which show where they happen. */
export interface Undoing {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Says what was undone or done again last, as long as nothing else has changed. */
  readonly said: string;
}

/**
 * Undoes and does again, and shows where that is: the part is selected, unless it is already, and its page is opened.
 *
 * @param onShow gets the address of the page if it is another
 */
export function useUndoing(
  work: Work,
  inView: InView,
  onShow: (place: Place, path: string | undefined) => void,
): Undoing {
  const [said, setSaid] = useState('');
  const isOwn = useRef(false);
  useEffect(
    () =>
      work.subscribe((changed) => {
        if (changed.length > 0 && !isOwn.current) setSaid('');
      }),
    [work],
  );
  const act = (name: string, run: () => Step | undefined) => {
    isOwn.current = true;
    const step = run();
    isOwn.current = false;
    const place = step && placeOf(step, inView.shown);
    if (place === undefined) return;
    setSaid(`${name}: ${step?.act?.words ?? sentenceOf(work, place)}`);
    const isShown = inView.shown.includes(place.document);
    if (place.isGone || (isShown && isIn(place, inView.selected))) return;
    const document = parsed(work.textOf(place.document));
    const path = addressAt(document, place) ?? (isShown ? undefined : pathOf(work, place));
    onShow(partAt(document, place), path?.includes('{') ? undefined : path);
  };
  const show = (name: string, run: () => Step | undefined) => {
    // Typing after it is a step of its own. The panel gets the letters before it first: they may be taken back.
    flushSync(endTyping);
    flushSync(() => act(name, run));
    focusPanel();
  };
  return {
    undo: () => show('Undone', () => work.undo()),
    redo: () => show('Done again', () => work.redo()),
    said,
  };
}

/** Where a step is seen: at the part of its act, unless that is gone. */
function placeOf({ act, ...step }: Step, shown: readonly string[]): StepPlace | undefined {
  return act?.to ? { ...act.to, isGone: false, isEntryGone: false } : placeOfStep(step, shown);
}

/** Whether a place shows in the panel of a part: that of a whole document has only its own settings. */
function isIn(place: Place, part: Place | undefined): boolean {
  if (part === undefined || !isWithin(place, part)) return false;
  return part.pointer !== '' || place.pointer.split('/').length === 2;
}

/** The address of the first page that shows a document. */
function pathOf(work: Work, { document }: Place): string | undefined {
  return pathsOf(lastReadOf(work)).get(document);
}

/** The setting, the part and the document of a place: "Title of “Welcome” in Home page". */
function sentenceOf(work: Work, place: StepPlace): string {
  const { document: id, pointer, isGone, isEntryGone } = place;
  const read = lastReadOf(work).find((each) => each.id === id);
  const title = titleOf(read ?? { id });
  if (isGone) return `${title} is gone`;
  if (isEntryGone) return `a part is gone from ${title}`;
  const document = parsed(work.textOf(id));
  const part = partAt(document, place).pointer;
  const [setting] = pointer.slice(part.length).split('/').filter(Boolean);
  const words = [
    ...(setting === undefined || /^\d+$/.test(setting) ? [] : [wordsOf(setting)]),
    ...(part === '' ? [] : [`“${labelOf(valueAt(document, part), 'a part')}”`]),
  ].join(' of ');
  return words === '' ? title : `${words} in ${title}`;
}

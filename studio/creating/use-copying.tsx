import { type ReactNode, useEffect, useState } from 'react';
import { type Problem, valueAt } from '#engine';
import { AskAboutList } from '../base/ask-about-list.tsx';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { Check } from '../changes/findings.ts';
import type { Work } from '../changes/work.ts';
import { addCopy, namesIn, type Part } from '../parts/structure.ts';
import type { KeysMessage, Place } from '../preview/protocol.ts';
import { parsed } from '../settings/json.ts';
import { partWords } from '../settings/words.ts';
import { partIn, readPart, writePart } from './copied-part.ts';
import { KeepPreset } from './keep-preset.tsx';
import { placeForPart } from './places-for-part.ts';
import { textsOfPart, translationsWithPart } from './translated-parts.ts';

/** Acts with the clipboard, and with parts that are kept for the site. Each is one step of undo. */
export interface Copying {
  /** The text of a part for the clipboard; undefined where there is none. */
  readonly textOf: (part: Place) => string | undefined;
  /** Puts the part that a text says at the nearest place where it may be. False for a text that says none. */
  readonly paste: (near: Place, text: string) => boolean;
  readonly copy: (part: Place) => Promise<void>;
  readonly cut: (part: Place) => Promise<void>;
  readonly pasteCopied: (near: Place) => Promise<void>;
  /** Keeps a part for the site, after asking for its name. */
  readonly keep: (part: Place) => void;
  /** Says what was done to those who do not see it. */
  readonly said: string;
  /** The question that is asked at the moment. */
  readonly dialog: ReactNode;
}

interface Pasting {
  readonly part: Part;
  readonly changes: readonly DocumentChange[];
  readonly made: Place;
  readonly missing: readonly Problem[];
}

/** Copies parts to the clipboard and from it, also between sets of changes and tabs. */
export function useCopying(
  work: Work,
  check: Check | undefined,
  remove: (part: Place) => Promise<void>,
  onSelect: (place: Place) => void,
): Copying {
  const [pasting, setPasting] = useState<Pasting>();
  const [keeping, setKeeping] = useState<Part>();
  const [said, setSaid] = useState('');
  const partOf = ({ document, pointer }: Place) =>
    pointer === '' ? undefined : partIn(valueAt(parsed(work.textOf(document)), pointer));

  function textOf(part: Place): string | undefined {
    const value = partOf(part);
    if (value === undefined) return undefined;
    const text = writePart({ part: value, texts: textsOfPart(work.documents(), part) });
    lastCopied.keep(text);
    setSaid('Copied.');
    return text;
  }

  function finish({ part, changes, made }: Pasting): void {
    setPasting(undefined);
    work.edit(changes, { words: `paste ${partWords(part)}`, to: made });
    onSelect(made);
    setSaid('Pasted.');
  }

  function paste(near: Place, text: string): boolean {
    const copied = readPart(text);
    if (copied === undefined) {
      setSaid('There is no part of a page on the clipboard.');
      return false;
    }
    const { part, texts } = copied;
    const body = work.textOf(near.document) ?? '';
    const place = placeForPart(parsed(body), near, part);
    if (place === undefined) {
      setSaid('This part cannot stand here.');
      return true;
    }
    const { list, after } = place;
    const documents = work.documents();
    const added = addCopy(body, list.pointer, after, part, namesIn(documents));
    const before = { id: near.document, body };
    const changes = [
      { id: near.document, body: added.text },
      ...translationsWithPart(documents, before, added, texts),
    ];
    const made = { document: near.document, pointer: added.pointer };
    void (check?.caused(changes) ?? Promise.resolve([])).then((problems) => {
      const missing = problems.filter(({ severity }) => severity === 'error');
      const ready = { part, changes, made, missing };
      if (missing.length === 0) finish(ready);
      else setPasting(ready);
    });
    return true;
  }

  async function copy(part: Place): Promise<void> {
    const text = textOf(part);
    // Without leave to write, the part is kept for the tabs of this browser.
    if (text !== undefined) await navigator.clipboard.writeText(text).catch(() => undefined);
  }

  return {
    textOf,
    paste,
    copy,
    async cut(part) {
      await copy(part);
      await remove(part);
    },
    async pasteCopied(near) {
      const text = await navigator.clipboard.readText().catch(() => '');
      paste(near, readPart(text) === undefined ? lastCopied.text() : text);
    },
    keep: (part) => setKeeping(partOf(part)),
    said,
    dialog: (
      <>
        {pasting && (
          <AskAboutList
            title="It speaks of what is not here"
            intro={
              pasting.missing.length === 1
                ? 'One thing would not fit:'
                : `${pasting.missing.length} things would not fit:`
            }
            entries={pasting.missing.map(({ pointer, message, help = '' }) => ({
              key: pointer + message,
              text: message,
              detail: help,
            }))}
            act={{ label: 'Paste it all the same', run: () => finish(pasting) }}
            onClose={() => setPasting(undefined)}
          />
        )}
        {keeping && <KeepPreset work={work} part={keeping} onClose={() => setKeeping(undefined)} />}
      </>
    ),
  };
}

const storageKey = 'studio copied';

/** The part that was copied last in a tab of this browser. */
const lastCopied = {
  text: () => localStorage.getItem(storageKey) ?? '',
  keep(text: string): void {
    try {
      localStorage.setItem(storageKey, text);
    } catch {
      localStorage.removeItem(storageKey);
    }
  },
};

/**
 * Copies, cuts and pastes the selected part by the keys of the system, outside of text boxes and of selected text.
 *
 * @returns does the same for keys that were pressed in the preview
 */
export function useClipboardKeys(
  copying: Copying,
  selected: Place | undefined,
  remove: ((part: Place) => Promise<void>) | undefined,
): (message: KeysMessage) => void {
  useEffect(() => {
    const act = (event: ClipboardEvent) => {
      const { target, clipboardData, type } = event;
      if (selected === undefined || clipboardData === null || isText(target)) return;
      if (type === 'paste') {
        if (remove === undefined || !copying.paste(selected, clipboardData.getData('text/plain'))) return;
      } else {
        const text = type === 'cut' && remove === undefined ? undefined : copying.textOf(selected);
        if (text === undefined) return;
        clipboardData.setData('text/plain', text);
        if (type === 'cut') void remove?.(selected);
      }
      event.preventDefault();
    };
    for (const type of keys) document.addEventListener(type, act);
    return () => {
      for (const type of keys) document.removeEventListener(type, act);
    };
  });
  return (message) => {
    if (selected === undefined) return;
    if (message.type === 'paste') {
      if (remove) copying.paste(selected, message.text);
      return;
    }
    if (message.type !== 'copy' && (message.type !== 'cut' || remove === undefined)) return;
    // Only a page that has focus may write to the clipboard.
    const frame = document.activeElement;
    window.focus();
    void (message.type === 'copy' ? copying.copy(selected) : copying.cut(selected)).then(() => {
      if (frame instanceof HTMLIFrameElement) frame.focus();
    });
  };
}

const keys = ['copy', 'cut', 'paste'] as const;

/** Whether the keys belong to a text: to one that is typed, to one that is selected, or to a dialog. */
function isText(target: EventTarget | null): boolean {
  const node = target as Node | null;
  const selection = node?.ownerDocument?.getSelection();
  if (selection !== null && selection !== undefined && !selection.isCollapsed) return true;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element?.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

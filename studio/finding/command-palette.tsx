import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { spokenAt, usesOf } from '#analysis';
import type { Document } from '#schemas';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { focusPanel } from '../panels/focus-panel.ts';
import type { Place } from '../preview/protocol.ts';
import { type Command, findCommands } from './commands.ts';
import { type Findable, findInSite, indexSite } from './find-in-site.ts';

interface CommandPaletteProps {
  readonly work: Work;
  readonly commands: readonly Command[];
  readonly selected: Place | undefined;
  /** Text typed before the palette had the focus, which may still become longer. */
  readonly begun: string;
  readonly onOpen: (found: Findable) => void;
  readonly onClose: () => void;
}

/** Places opened last, the newest first. */
const recent: Findable[] = [];
const mostRecent = 6;

/** Finds everything of the site, and every act, by the keyboard alone. */
export function CommandPalette({ work, commands, selected, begun, onOpen, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [typed, setTyped] = useState(begun);
  const [taken, setTaken] = useState(begun);
  if (taken !== begun) {
    setTaken(begun);
    setTyped(begun + typed.slice(taken.length));
  }
  const wanted = useDeferredValue(typed);
  const [documents] = useState(() => lastReadOf(work));
  const index = useMemo(() => indexSite(documents), [documents]);
  const { meant, others } = findCommands(commands, wanted);
  // Before a word is typed: what speaks of the selection, then what was opened last.
  const entries: readonly Findable[] =
    wanted.trim() === ''
      ? [...usesAt(documents, selected), ...recent, ...others.map(entryOf)]
      : [...meant.map(entryOf), ...findInSite(index, wanted), ...others.map(entryOf)];
  const open = (key: string) => {
    const act = commands.find((command) => entryOf(command).key === key);
    const found = entries.find((entry) => entry.key === key);
    dialog.current?.close();
    if (act) return act.run();
    if (found === undefined) return;
    recent.splice(
      0,
      recent.length,
      found,
      ...recent.filter((each) => each.key !== key).slice(0, mostRecent - 1),
    );
    onOpen(found);
    requestAnimationFrame(focusPanel);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard.
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Find"
      onClose={onClose}
      onKeyDownCapture={(event) => {
        // The search field would take the first Escape to empty itself.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        dialog.current?.close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isInside(event, dialog.current)) dialog.current.close();
      }}
    >
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label="Find pages, questions, texts and acts" autoFocus>
          <Input placeholder="Find pages, questions, texts and acts" />
        </SearchField>
        <Menu
          aria-label="Found"
          className="found"
          items={entries}
          onAction={(key) => open(String(key))}
          renderEmptyState={() => <p className="quiet">Nothing has these words.</p>}
        >
          {({ key, title, detail }) => (
            <MenuItem id={key} textValue={title}>
              {title} <span className="quiet">{detail}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </dialog>
  );
}

function entryOf({ title, keys = '' }: Command): Findable {
  return { key: `act ${title}`, title, detail: keys };
}

/** Whether a click is in the box of a dialog, and not on what is behind it. */
function isInside({ clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The places that speak of what is selected. */
function usesAt(documents: readonly Document[], selected: Place | undefined): readonly Findable[] {
  const spoken = selected ? spokenAt(documents, selected) : [];
  return usesOf(documents, spoken).map(({ part: { document, pointer, inside }, sentence }) => ({
    key: `use ${document}${pointer} ${inside.join('/')}`,
    title: sentence,
    detail: `speaks of what is selected, in ${document}`,
    place: { document, pointer },
  }));
}

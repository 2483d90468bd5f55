import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { AskedId, AskedText } from '../base/asked.tsx';
import { Dialog, DialogActions } from '../base/dialog.tsx';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { labelOf, wordsOf } from '../settings/words.ts';
import { addToNavigation, navigationPlaces } from './navigation-places.ts';
import { type Beginning, clashesOf, makeDocument, suggestedNames } from './new-document.ts';
import { hasAddress, type NewKind, newKinds } from './new-kinds.ts';
import { templatesOf } from './templates.ts';

interface NewDocumentDialogProps {
  readonly work: Work;
  readonly kind: NewKind;
  /** The document to copy, where that is asked for. */
  readonly copyOf: string | undefined;
  /** Shows what was made. */
  readonly onMade: (path: string | undefined, place: Place) => void;
  readonly onClose: () => void;
}

/** Asks for a new document: its title, its address and what it begins with. Names are checked as one types. */
export function NewDocumentDialog({ work, kind, copyOf, onMade, onClose }: NewDocumentDialogProps) {
  const [documents] = useState(() => readWork(work));
  const [site] = useState(() => work.documents());
  const alike = documents.filter((document) => document.kind === kind);
  const templates = templatesOf(kind);
  const [title, setTitle] = useState('');
  const [beginning, setBeginning] = useState<Beginning>(
    copyOf === undefined ? { template: templates[0]?.name ?? '' } : { copyOf },
  );
  const [written, setWritten] = useState<{ readonly id?: string; readonly address?: string }>({});
  const [isTried, setTried] = useState(false);
  const [list, setList] = useState('');
  const name = useId();
  const suggested = suggestedNames(kind, title, beginning, documents);
  const wanted = { kind, title: title.trim(), beginning, ...suggested, ...written };
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is wanted.
  const made = useMemo(() => makeDocument(wanted, site), [key, site]);
  const isChecked = title !== '' || isTried;
  const clashes = clashesOf(wanted, made.paths, documents);
  const places = kind === 'page' ? navigationPlaces(siteOf(documents), documents) : [];
  const make = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(clashes).some((clash) => clash !== undefined)) return;
    const text = site.find(({ id }) => id === siteOf(documents)?.id);
    const [path] = made.paths;
    const menus = text && list !== '' && path !== undefined ? [addToNavigation(text, list, path)] : [];
    work.edit([...made.changes, ...menus], { words: `make “${wanted.title}”` });
    onMade(path, { document: wanted.id, pointer: '' });
    onClose();
  };
  const begin = (each: Beginning, words: string, use: string, own?: ReactNode) => (
    <div className="offer" key={words}>
      <label className="offer">
        <input
          type="radio"
          name={name}
          checked={'copyOf' in each ? 'copyOf' in beginning : sameBeginning(each, beginning)}
          onChange={() => setBeginning(each)}
        />
        <span>
          {words} <span className="quiet">{use}</span>
        </span>
      </label>
      {own}
    </div>
  );
  const copied = 'copyOf' in beginning ? beginning.copyOf : undefined;
  return (
    <Dialog title={`New ${newKinds[kind]}`} onClose={onClose}>
      <form className="creating" onSubmit={make} noValidate>
        <AskedText
          label={kind === 'page' ? 'Title' : 'What is it called?'}
          mistake={isTried ? clashes.title : undefined}
          value={title}
          onChange={setTitle}
        />
        {hasAddress(kind) && (
          <AskedText
            label={kind === 'page' ? 'Address' : 'Address that its steps begin with'}
            mistake={isChecked ? clashes.address : undefined}
            value={wanted.address}
            isCode
            onChange={(address) => setWritten({ ...written, address })}
          />
        )}
        <fieldset className="offers">
          <legend>What does it begin with?</legend>
          {templates.map(({ name: template, title: words, use }) => begin({ template }, words, use))}
          {alike.length > 0 &&
            begin(
              { copyOf: copied ?? alike[0]?.id ?? '' },
              'A copy',
              'With ids and addresses of its own. What only the original uses is copied, too.',
              <select
                aria-label="A copy of"
                value={copied ?? ''}
                onChange={({ target }) => setBeginning({ copyOf: target.value })}
              >
                {copied === undefined && <option value="">Choose …</option>}
                {alike.map((document) => (
                  <option key={document.id} value={document.id}>
                    {labelOf({ ...document, id: undefined }, wordsOf(document.id))}
                    {'path' in document && document.path !== undefined ? ` (${document.path})` : ''}
                  </option>
                ))}
              </select>,
            )}
        </fieldset>
        {places.length > 0 && (
          <label className="question">
            <span>In the navigation</span>
            <select value={list} onChange={({ target }) => setList(target.value)}>
              <option value="">Not in the navigation</option>
              {places.map((place) => (
                <option key={place.list} value={place.list}>
                  At the end of {place.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <AskedId
          mistake={isChecked ? clashes.id : undefined}
          value={wanted.id}
          onChange={(id) => setWritten({ ...written, id })}
        />
        {made.changes.length > 1 && (
          <p className="quiet">
            {made.changes.length} documents are made: {made.changes.map(({ id }) => id).join(', ')}.
          </p>
        )}
        <DialogActions onCancel={onClose}>
          <button type="submit" className="primary">
            Make the {newKinds[kind]}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function sameBeginning(one: Beginning, other: Beginning): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function siteOf(documents: ReturnType<typeof readWork>) {
  return documents.find((document) => document.kind === 'site');
}

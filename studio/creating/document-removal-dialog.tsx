import { useState } from 'react';
import { Dialog, DialogActions } from '../base/dialog.tsx';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { labelOf, wordsOf } from '../settings/words.ts';
import { withOwnParts } from './document-copies.ts';
import { removeDocument, usesOfDocument } from './document-uses.ts';

interface DocumentRemovalDialogProps {
  readonly work: Work;
  readonly id: string;
  readonly onShow: (place: Place) => void;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Names what speaks of a document before it is removed, with the remedies to choose from. */
export function DocumentRemovalDialog({ work, id, onShow, onRemoved, onClose }: DocumentRemovalDialogProps) {
  const [documents] = useState(() => readWork(work));
  const [site] = useState(() => work.documents());
  const [spoken] = useState(() => usesOfDocument(site, id));
  const [own] = useState(() =>
    withOwnParts(site, id).filter((each) => each.id !== id && !spoken.translations.includes(each.id)),
  );
  const [isAlong, setAlong] = useState(true);
  const [instead, setInstead] = useState('');
  const removed = documents.find((document) => document.id === id);
  const title = labelOf(removed && { ...removed, id: undefined }, wordsOf(id));
  // The steps of another journey are others.
  const others = documents.filter(
    ({ kind, id: other }) => kind === removed?.kind && other !== id && kind !== 'journey',
  );
  const menus = spoken.uses.filter(({ kind }) => kind === 'navigation').length;
  const places = spoken.uses.filter(({ kind }) => kind !== 'navigation');
  const remove = () => {
    const along = isAlong ? own.map((each) => each.id) : [];
    const remedy = { instead: others.find((each) => each.id === instead), along };
    work.edit(removeDocument(site, spoken, remedy), {
      words: `remove “${title}”`,
      from: { document: id, pointer: '' },
    });
    onRemoved();
    onClose();
  };
  return (
    <Dialog title={`Remove “${title}”?`} onClose={onClose}>
      <div className="creating">
        <p>{countOf(places.length, menus)}</p>
        <ul className="list">
          {places.map(({ place, sentence, kind, from }) => (
            <li key={`${place.document}${from}`} className="row">
              <span className="grow">
                {sentence} <span className="quiet">{kind === 'link' ? 'leads to it' : 'uses it'}</span>
              </span>
              <button
                type="button"
                aria-label={`Show: ${sentence}`}
                onClick={() => {
                  onShow(place);
                  onClose();
                }}
              >
                Show
              </button>
            </li>
          ))}
        </ul>
        {menus > 0 && places.length > 0 && (
          <p className="quiet">
            {menus === 1 ? 'Its entry in the navigation goes' : `Its ${menus} entries in the navigation go`}{' '}
            with it.
          </p>
        )}
        {spoken.translations.length > 0 && <p className="quiet">Its texts in other languages go with it.</p>}
        {own.length > 0 && (
          <label className="choice">
            <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
            Remove what only it uses, too: {own.map((each) => each.id).join(', ')}
          </label>
        )}
        {spoken.uses.length > 0 && others.length > 0 && (
          <label className="question">
            <span>
              {places.length > 0 ? 'What should they use instead?' : 'Where should the menu lead instead?'}
            </span>
            <select value={instead} onChange={({ target }) => setInstead(target.value)}>
              <option value="">{places.length > 0 ? 'Nothing' : 'Nowhere: the entry goes'}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {labelOf({ ...other, id: undefined }, wordsOf(other.id))}
                </option>
              ))}
            </select>
          </label>
        )}
        <DialogActions onCancel={onClose}>
          <button type="button" className="danger" onClick={remove}>
            {instead === '' ? 'Remove' : 'Replace and remove'}
          </button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function countOf(count: number, menus: number): string {
  if (count === 0 && menus > 0)
    return `Only the navigation leads to it, by ${menus === 1 ? 'an entry that goes' : `${menus} entries that go`} with it.`;
  if (count === 0) return 'Nothing else speaks of it.';
  return count === 1 ? 'One place speaks of it:' : `${count} places speak of it:`;
}

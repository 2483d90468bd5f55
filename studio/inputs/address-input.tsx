import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Work } from '../changes/work.ts';
import { isKnownAddress, moveAddress, previewMove } from '../creating/page-address.ts';
import type { Place } from '../preview/protocol.ts';

interface AddressInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly work: Work;
  readonly place: Place;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onBlur: () => void;
}

/** The address of a page. One that somebody knows changes when it is complete, together with what leads there; another as it is typed. */
export function AddressInput({ children, ...props }: AddressInputProps & { readonly children: ReactNode }) {
  const { work, place } = props;
  const [isKnown] = useState(() =>
    isKnownAddress(work.documents(), work.liveTexts([place.document])[0]?.body, place),
  );
  return isKnown ? <KnownAddress key={props.value} {...props} /> : children;
}

function KnownAddress({ work, place, value, readOnly, ...own }: AddressInputProps) {
  const [typed, setTyped] = useState(value);
  const [links, setLinks] = useState(true);
  const [redirect, setRedirect] = useState(true);
  const to = typed.trim();
  const isChanged = to !== value && to !== '';
  const preview = isChanged ? previewMove(work.documents(), { place, to }) : undefined;
  const change = () => {
    if (preview && 'links' in preview)
      work.edit(moveAddress(work.documents(), { place, to }, { links, redirect }), {
        words: `change the address ${value} to ${to}`,
        from: place,
        to: place,
      });
  };
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Enter') change();
    if (event.key === 'Escape') setTyped(value);
  };
  return (
    <>
      <input
        {...own}
        data-unwritten={isChanged || undefined}
        value={typed}
        readOnly={readOnly}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={act}
      />
      {preview && 'refusal' in preview && (
        <p className="help" role="status">
          {preview.refusal}
        </p>
      )}
      {preview && 'links' in preview && (
        <>
          {preview.links > 0 && (
            <label className="choice">
              <input type="checkbox" checked={links} onChange={({ target }) => setLinks(target.checked)} />
              {preview.links === 1
                ? 'Change the menu entry or link that leads there, too'
                : `Change the ${preview.links} menu entries and links that lead there, too`}
            </label>
          )}
          <label className="choice">
            <input
              type="checkbox"
              checked={redirect}
              onChange={({ target }) => setRedirect(target.checked)}
            />
            Send visitors of the old address to the new one
          </label>
        </>
      )}
      {isChanged && (
        <p className="row">
          <button type="button" disabled={preview === undefined || 'refusal' in preview} onClick={change}>
            Change the address
          </button>
          <button type="button" onClick={() => setTyped(value)}>
            Cancel
          </button>
        </p>
      )}
    </>
  );
}

import { type DragEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { layOutJson } from '#engine';
import type { Asset } from '#schemas';
import { RequestError } from '../base/request.ts';
import { useWork } from '../changes/findings.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { added, assetsIn, fileNameFor, isPicture, replaced, usesOfAssets } from '../parts/assets.ts';
import type { Place } from '../preview/protocol.ts';
import { AssetDetails } from './asset-details.tsx';
import { AssetGrid } from './asset-grid.tsx';
import './media.css';

interface LibraryDialogProps {
  readonly work: Work;
  readonly isReadOnly: boolean;
  /** Path of what is selected at first. */
  readonly path?: string | undefined;
  /** Given where a picture is chosen for a place: pictures alone are offered. */
  readonly onChoose?: (asset: Asset) => void;
  readonly onShow: (place: Place) => void;
  readonly onClose: () => void;
}

/** The pictures and files of the site with those of the change set: found, uploaded, described, replaced and chosen. */
export function LibraryDialog({ work, isReadOnly, path, onChoose, onShow, onClose }: LibraryDialogProps) {
  useWork(work);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const [selected, setSelected] = useState(path);
  const [isUnused, setUnused] = useState(false);
  const [told, setTold] = useState<{ readonly text: string; readonly isTrouble: boolean }>();
  const documents = readWork(work);
  const uses = useMemo(() => usesOfAssets(documents), [documents]);
  const all = useMemo(() => assetsIn(documents), [documents]);
  const found = [...all.values()].filter(
    (asset) =>
      (onChoose === undefined || isPicture(asset)) &&
      !(isUnused && uses.has(asset.id)) &&
      `${asset.id} ${asset.alt ?? ''} ${asset.credit ?? ''}`.toLowerCase().includes(wanted),
  );
  const asset = all.get(selected ?? '');

  /** Adds files one after the other; what is not taken in is said, with the reason. */
  async function upload(files: readonly File[], inPlaceOf?: Asset): Promise<void> {
    const refused: string[] = [];
    for (const each of files) {
      setTold({ text: `Uploading ${each.name} …`, isTrouble: false });
      try {
        const uploaded = await uploadFile(each);
        const now = assetsIn(readWork(work));
        const document = inPlaceOf ? replaced(inPlaceOf, uploaded) : added(uploaded, new Set(now.keys()));
        const words = `${inPlaceOf ? 'replace' : 'add'} the file ${document.id}`;
        work.edit([{ id: document.id, body: layOutJson(document) }], { words });
        setSelected(document.id);
      } catch (error) {
        refused.push(`${each.name}: ${error instanceof Error ? error.message : 'It could not be sent.'}`);
      }
    }
    const done = files.length - refused.length;
    const text =
      refused.length > 0 ? refused.join(' ') : `${done === 1 ? 'One file' : `${done} files`} added.`;
    setTold({ text: inPlaceOf && refused.length === 0 ? 'Replaced.' : text, isTrouble: refused.length > 0 });
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (!isReadOnly && files.length > 0) void upload(files);
  };
  return (
    <dialog
      ref={dialog}
      className="library"
      aria-labelledby={title}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <header className="row">
        <h2 id={title}>{onChoose ? 'Choose a picture' : 'Pictures and files'}</h2>
        <span className="grow" />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <div className="row">
        <input
          type="search"
          aria-label="Find pictures and files"
          placeholder="Find by name or what it shows"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <label className="choice">
          <input type="checkbox" checked={isUnused} onChange={({ target }) => setUnused(target.checked)} />
          Only those that nothing uses
        </label>
        <span className="grow" />
        {!isReadOnly && (
          <>
            <input
              ref={file}
              type="file"
              multiple
              hidden
              aria-label="Files to upload"
              onChange={({ target }) => {
                void upload([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <button type="button" className="primary" onClick={() => file.current?.click()}>
              Upload…
            </button>
            <span className="quiet">or drop files here</span>
          </>
        )}
      </div>
      <p role={told?.isTrouble ? 'alert' : 'status'} className={told?.isTrouble ? 'error' : 'quiet'}>
        {told?.text}
      </p>
      <div className="library-places">
        <AssetGrid
          assets={found}
          uses={uses}
          selected={selected}
          onSelect={setSelected}
          onAct={(id) => {
            const acted = all.get(id);
            if (onChoose && acted) onChoose(acted);
          }}
        />
        {asset ? (
          <AssetDetails
            key={asset.id}
            work={work}
            asset={asset}
            documents={documents}
            uses={uses.get(asset.id) ?? []}
            isReadOnly={isReadOnly}
            onReplace={(replacement) => void upload([replacement], asset)}
            onShow={(place) => {
              dialog.current?.close();
              onShow(place);
            }}
          />
        ) : (
          <p className="quiet">Choose one to see what is said of it, and where it is used.</p>
        )}
      </div>
      {onChoose && (
        <footer className="row">
          <span className="grow" />
          <button
            type="button"
            className="primary"
            disabled={asset === undefined || !isPicture(asset)}
            onClick={() => asset && onChoose(asset)}
          >
            Use this picture
          </button>
        </footer>
      )}
    </dialog>
  );
}

/**
 * Sends a file to the store of the site; the answer is the document that describes it, which no change set has yet.
 *
 * @throws RequestError with the reason in words, if it is not taken in
 */
async function uploadFile(file: File): Promise<Asset> {
  const response = await fetch(`/studio/api/assets/${encodeURIComponent(fileNameFor(file.name))}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new RequestError(response.status, [answer.message, answer.help].filter(Boolean).join(' '), answer);
}

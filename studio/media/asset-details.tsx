import { type ReactNode, useId, useRef } from 'react';
import type { JsonValue } from '#engine';
import type { Asset, Document } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { editTyped, endTyping } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import {
  alternativeIn,
  isPicture,
  otherLanguages,
  sizeOf,
  thumbnailOf,
  writeAlternative,
} from '../parts/assets.ts';
import { writeValue } from '../parts/edits.ts';
import type { Place } from '../preview/protocol.ts';
import { wordsOf } from '../settings/words.ts';
import { FocalPoint } from './focal-point.tsx';

interface AssetDetailsProps {
  readonly work: Work;
  readonly asset: Asset;
  readonly documents: readonly Document[];
  readonly uses: readonly Place[];
  readonly isReadOnly: boolean;
  readonly onReplace: (file: File) => void;
  readonly onShow: (place: Place) => void;
}

const mostUses = 12;

/** One picture or file: what is said of it in each language, where it stands, and another file in its place. */
export function AssetDetails({
  work,
  asset,
  documents,
  uses,
  isReadOnly,
  onReplace,
  onShow,
}: AssetDetailsProps) {
  const file = useRef<HTMLInputElement>(null);
  const { id, width, height, alt, credit, focus } = asset;
  const write = (name: string, value: JsonValue | undefined) =>
    editTyped(work, `${id} ${name}`, [{ id, body: writeValue(work.textOf(id) ?? '', `/${name}`, value) }]);
  const writeIn = (language: string, text: string) => {
    const change: DocumentChange = writeAlternative(documents, asset, language, text);
    editTyped(work, `${id} ${language}`, [change]);
  };
  const pixels = width === undefined ? '' : `, ${width} × ${height ?? '?'} pixels`;
  return (
    <section aria-label={`About ${id}`} className="asset-details">
      <h3>{id}</h3>
      <p className="quiet">
        {asset.type}, {sizeOf(asset)}
        {pixels}
      </p>
      {isPicture(asset) && (
        <>
          <Words
            label="Alternative text"
            help="Say what the picture shows to somebody who cannot see it. Where it is decoration, the place that shows it says so."
            value={alt ?? ''}
            maxLength={300}
            isReadOnly={isReadOnly}
            onWrite={(text) => write('alt', text === '' ? undefined : text)}
          >
            {alt === undefined && <span className="warning">Nobody has said yet what it shows.</span>}
          </Words>
          {otherLanguages(documents).map((language) => (
            <Words
              key={language}
              label={`Alternative text in ${nameOfLanguage(language)}`}
              language={language}
              value={alternativeIn(documents, id, language) ?? ''}
              maxLength={300}
              isReadOnly={isReadOnly || alt === undefined}
              onWrite={(text) => writeIn(language, text)}
            />
          ))}
          <Words
            label="Credit"
            help="Who made it."
            value={credit ?? ''}
            maxLength={200}
            isReadOnly={isReadOnly}
            onWrite={(text) => write('credit', text === '' ? undefined : text)}
          />
          <FocalPoint
            src={thumbnailOf(asset)}
            focus={focus}
            isReadOnly={isReadOnly}
            onChange={(point) => write('focus', point && { ...point })}
          />
        </>
      )}
      <h4>{uses.length === 0 ? 'No page names it' : 'Where it is used'}</h4>
      <ul className="list">
        {uses.slice(0, mostUses).map((place) => (
          <li key={place.document + place.pointer}>
            <button type="button" onClick={() => onShow(place)}>
              {wordsOf(place.document)} <span className="quiet">{place.pointer}</span>
            </button>
          </li>
        ))}
      </ul>
      {uses.length > mostUses && <p className="quiet">And {uses.length - mostUses} more.</p>}
      {!isReadOnly && (
        <p className="row">
          <input
            ref={file}
            type="file"
            hidden
            aria-label="File in its place"
            accept={asset.type}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) onReplace(chosen);
              target.value = '';
            }}
          />
          <button type="button" onClick={() => file.current?.click()}>
            Replace the file…
          </button>
          {uses.length === 0 && (
            <button
              type="button"
              className="danger"
              onClick={() => work.edit([{ id, body: null }], { words: `remove the file ${id}` })}
            >
              Remove
            </button>
          )}
        </p>
      )}
    </section>
  );
}

interface WordsProps {
  readonly label: string;
  readonly help?: string;
  readonly language?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly onWrite: (text: string) => void;
  readonly children?: ReactNode;
}

function Words({ label, help, language, value, maxLength, isReadOnly, onWrite, children }: WordsProps) {
  const id = useId();
  return (
    <div className="property">
      <label htmlFor={id}>{label}</label>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <textarea
        id={id}
        rows={1}
        lang={language}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        maxLength={maxLength}
        value={value}
        readOnly={isReadOnly}
        onChange={({ target }) => onWrite(target.value.replaceAll('\n', ' '))}
        onBlur={endTyping}
      />
      {children}
    </div>
  );
}

function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

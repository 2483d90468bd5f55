import { type ReactNode, useId, useState } from 'react';
import type { JsonValue } from '#engine';
import type { Asset, Focus } from '#schemas';
import { Image } from '../base/image.tsx';
import { readWork } from '../changes/read-work.ts';
import type { PanelContext } from '../inputs/panel-context.ts';
import { FocalPoint } from '../media/focal-point.tsx';
import { LibraryDialog } from '../media/library-dialog.tsx';
import { assetsIn, thumbnailOf } from '../parts/assets.ts';
import { isObject, memberOf, textIn } from '../settings/json.ts';
import type { Property } from '../settings/properties.ts';
import { TextInput } from './text-input.tsx';

interface PictureInputProps {
  readonly property: Property;
  /** Name of the property with its address. */
  readonly address: string;
  readonly panel: PanelContext;
  /** Its other settings in this place. */
  readonly children: ReactNode;
}

/** A picture: what it shows, and another one from the library in its place. */
export function PictureInput({ property, address, panel, children }: PictureInputProps) {
  const { label, help, pointer, value, isRequired } = property;
  const [isChoosing, setChoosing] = useState(false);
  const path = textIn(value, address);
  const asset = assetAt(panel, path);
  const hasLabel = property.input.kind === 'picture' && property.input.properties.some(isLabel);
  const choose = (chosen: Asset) => {
    setChoosing(false);
    const picture = { ...keptOf(value), ...placed(chosen, hasLabel, address) };
    // In a block of text, what is said of the picture stands beside its file.
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    const isFile = property.name === 'file';
    if (isFile) panel.write(around, { ...keptOf(panel.valueAt(around)), file: picture });
    else panel.write(pointer, picture);
    panel.endTyping();
  };
  const take = () => {
    panel.write(pointer, undefined);
    panel.endTyping();
  };
  return (
    <fieldset className="property" data-pointer={`${pointer}/${address}`} tabIndex={-1}>
      <legend>{label}</legend>
      {help !== '' && <p className="help">{help}</p>}
      {path !== undefined && (
        <div className="picture">
          <Image src={asset ? thumbnailOf(asset) : path} alt="" />
          <span className="quiet">{path}</span>
        </div>
      )}
      {!panel.isReadOnly && (
        <p className="row">
          <button type="button" onClick={() => setChoosing(true)}>
            {path === undefined ? 'Choose a picture…' : 'Change…'}
          </button>
          {path !== undefined && !isRequired && (
            <button type="button" onClick={take}>
              Take out
            </button>
          )}
        </p>
      )}
      {path !== undefined && children}
      {panel.problemsAt(`${pointer}/${address}`)}
      {panel.problemsAt(pointer, 'itself')}
      {isChoosing && (
        <LibraryDialog
          work={panel.work}
          isReadOnly={panel.isReadOnly}
          path={path}
          onChoose={choose}
          onShow={panel.onShow}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

function isLabel({ name }: Property): boolean {
  return name === 'label';
}

function assetAt({ work }: PanelContext, path: string | undefined): Asset | undefined {
  return path === undefined ? undefined : assetsIn(readWork(work)).get(path);
}

/** The parts of a picture in a place that stay with another one: all but those that speak of the former. */
function keptOf(value: unknown): { readonly [name: string]: JsonValue } {
  if (!isObject(value)) return {};
  const {
    alt,
    label: _,
    credit: __,
    focus: ___,
    narrow: ____,
    ...rest
  } = value as { [name: string]: JsonValue };
  return alt === '' ? { ...rest, alt } : rest;
}

/** A picture that says no size, such as a drawing, is taken for a square. */
const anySize = 100;

/** @param hasLabel whether its alternative text is its label, which may not be left out, as in items; one that nobody has written is asked for */
function placed({ id, alt, width = anySize, height = anySize }: Asset, hasLabel: boolean, address: string) {
  const label = hasLabel && alt !== undefined ? { label: alt } : {};
  return { [address]: id, width, height, ...label };
}

interface AboutPictureProps {
  readonly property: Property;
  /** Pointer of the picture that it is about. */
  readonly picture: string;
  readonly panel: PanelContext;
}

/** The path of a picture, as modules, items and blocks of text have it. */
function pathIn(value: unknown): string | undefined {
  return textIn(value, 'src') ?? textIn(value, 'url') ?? textIn(memberOf(value, 'file'), 'url');
}

/** The alternative text of a picture: the words of the library, others here, or that it is decoration. */
export function AlternativeInput({ property, picture, panel }: AboutPictureProps) {
  const { value, pointer } = property;
  const id = useId();
  const path = pathIn(panel.valueAt(picture));
  const asset = assetAt(panel, path);
  /** The picture for which other words are about to be written. */
  const [begun, setBegun] = useState<string>();
  const isOwn = value !== '' && (value !== undefined || (path !== undefined && begun === path));
  const chosen = isOwn ? 'own' : value === '' ? 'decoration' : 'library';
  const choose = (way: string, text: string | undefined) => {
    setBegun(way === 'own' ? path : undefined);
    panel.write(pointer, text);
    panel.endTyping();
  };
  const choice = (way: string, words: string, text: string | undefined) => (
    <label className="choice">
      <input
        type="radio"
        name={id}
        checked={chosen === way}
        disabled={panel.isReadOnly}
        onChange={() => choose(way, text)}
      />
      {words}
    </label>
  );
  const said = asset?.alt;
  return (
    <fieldset className="property">
      <legend>Alternative text</legend>
      <p className="help">What the picture shows, for somebody who cannot see it.</p>
      {choice(
        'library',
        said === undefined ? 'As the library says: nothing yet' : `As the library says: “${said}”`,
        undefined,
      )}
      {choice('own', 'In other words here', said)}
      {chosen === 'own' && (
        <TextInput
          aria-label="Alternative text here"
          data-pointer={pointer}
          isLong={false}
          maxLength={300}
          readOnly={panel.isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onBlur={panel.endTyping}
          onWrite={(text) => panel.write(pointer, text === '' ? undefined : text)}
        />
      )}
      {choice('decoration', 'It is decoration: nobody misses it', '')}
      {chosen !== 'decoration' && value === undefined && said === undefined && (
        <p className="warning">Say what it shows, or that it is decoration.</p>
      )}
      {panel.problemsAt(pointer)}
    </fieldset>
  );
}

/** The point of a picture that stays in sight in this place; that of the library, unless it says its own. */
export function FocusInput({ property: { value, pointer }, picture, panel }: AboutPictureProps) {
  const asset = assetAt(panel, pathIn(panel.valueAt(picture)));
  if (asset === undefined) return null;
  return (
    <>
      <FocalPoint
        src={thumbnailOf(asset)}
        focus={focusIn(value) ?? asset.focus}
        isReadOnly={panel.isReadOnly}
        onChange={(point) => panel.write(pointer, point && { ...point })}
      />
      {value === undefined && <p className="help">As the library says. A change is for this place alone.</p>}
    </>
  );
}

function focusIn(value: unknown): Focus | undefined {
  const [x, y] = [memberOf(value, 'x'), memberOf(value, 'y')];
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

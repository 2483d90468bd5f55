import { useId, useState } from 'react';
import { isAddress } from '../creating/page-address.ts';
import { AddressInput } from '../inputs/address-input.tsx';
import { MemberList } from '../inputs/member-list.tsx';
import type { PanelContext } from '../inputs/panel-context.ts';
import { ReferenceInput } from '../inputs/reference-input.tsx';
import { RowTable } from '../inputs/row-table.tsx';
import { SeveralInput } from '../inputs/several-input.tsx';
import { isSimple, type Property } from '../settings/properties.ts';
import { wordsOfChoice } from '../settings/setting-words.ts';
import { Disclosure } from './disclosure.tsx';
import { HtmlInput } from './html-input.tsx';
import { ItemInput, MomentInput } from './item-inputs.tsx';
import { LinkInput } from './link-input.tsx';
import { LookInput } from './look-input.tsx';
import { NameInput } from './name-input.tsx';
import { PartList } from './part-list.tsx';
import { AlternativeInput, FocusInput, PictureInput } from './picture-input.tsx';
import { conditionIn, RuleInput } from './rule-input.tsx';
import { TextInput } from './text-input.tsx';

interface PropertyInputProps {
  readonly property: Property;
  readonly panel: PanelContext;
  /** Whether it stands in a table, whose columns have its name. */
  readonly isCell?: boolean;
}

/** One property of a part: its name, its explanation and what it is entered with. */
function PropertyInput({ property, panel, isCell = false }: PropertyInputProps) {
  const { input, label, help, pointer, value } = property;
  const id = useId();
  if (input.kind === 'other' && value === undefined) return null;
  if (input.kind === 'group')
    return (
      <Disclosure className="group" summary={label} isAsked={isAsked(panel, pointer)}>
        {help !== '' && <p className="help">{help}</p>}
        <PropertyList properties={input.properties} panel={panel} more={input.more} />
      </Disclosure>
    );
  if (input.kind === 'picture')
    return (
      <PictureInput property={property} address={input.address} panel={panel}>
        <PropertyList
          properties={input.properties.filter(({ name }) => !partsOfPicture.has(name))}
          panel={panel}
          more={`More about the ${label.toLowerCase()}`}
        />
      </PictureInput>
    );
  if (input.kind === 'alternative')
    return <AlternativeInput property={property} picture={input.address} panel={panel} />;
  if (input.kind === 'focus') return <FocusInput property={property} picture={input.address} panel={panel} />;
  if (input.kind === 'parts') return <PartList property={property} item={input.item} panel={panel} />;
  if (input.kind === 'several')
    return <SeveralInput property={property} values={input.values} panel={panel} />;
  if (input.kind === 'rows')
    return (
      <RowTable
        property={property}
        rows={input.rows}
        panel={panel}
        renderCell={(cell, isOpen) => <Cell cell={cell} panel={panel} isOpen={isOpen} />}
      />
    );
  if (input.kind === 'members')
    return (
      <MemberList
        property={property}
        members={input.members}
        panel={panel}
        renderMember={(member) => <PropertyInput property={member} panel={panel} />}
      />
    );
  return (
    <div className={isCell ? 'cell' : 'property'}>
      <span className="labelled">
        <label htmlFor={id} className={isCell ? 'hidden' : undefined}>
          {label}
        </label>
        {panel.peopleAt(pointer)}
      </span>
      {help !== '' && (
        <p className={isCell ? 'hidden' : 'help'} id={`${id}-help`}>
          {help}
        </p>
      )}
      <ValueInput id={id} property={property} panel={panel} />
      {panel.problemsAt(pointer)}
    </div>
  );
}

/** Written when a picture is chosen. */
const partsOfPicture: ReadonlySet<string> = new Set(['src', 'url', 'width', 'height']);

interface CellProps {
  readonly cell: Property;
  readonly panel: PanelContext;
  /** Whether what it is entered with shows at once. */
  readonly isOpen: boolean;
}

/** A property of a row. A condition shows as its sentence until it is changed. */
function Cell({ cell, panel, isOpen }: CellProps) {
  const own = <PropertyInput property={cell} panel={panel} isCell />;
  if (cell.input.kind !== 'rule' || !cell.input.isCondition) return own;
  return (
    <details open={isOpen || panel.focused === cell.pointer || undefined}>
      <summary>{conditionIn(cell.value, panel.questions())}</summary>
      {own}
    </details>
  );
}

/** Properties, those that are seldom changed behind a disclosure. */
export function PropertyList({
  properties,
  panel,
  more: moreWords = 'More settings',
}: {
  readonly properties: readonly Property[];
  readonly panel: PanelContext;
  /** Words for those that are seldom changed. */
  readonly more?: string | undefined;
}) {
  const shown = properties.filter(({ input, value }) => input.kind !== 'other' || value !== undefined);
  // A setting that gets a value or loses it stays where it is: it may be the one that is being written.
  const [places] = useState(() => new Map(properties.map(({ pointer, isBasic }) => [pointer, isBasic])));
  const isFirst = ({ pointer, isBasic }: Property) => places.get(pointer) ?? isBasic;
  const apart = shown.filter((each) => each.isForSpecialists === true);
  const everyday = shown.filter((each) => each.isForSpecialists !== true);
  const basic = everyday.filter(isFirst);
  const more = everyday.filter((each) => !isFirst(each));
  const inputs = (list: readonly Property[]) =>
    list.map((property) => <PropertyInput key={property.pointer} property={property} panel={panel} />);
  const folded = (summary: string, list: readonly Property[]) =>
    list.length > 0 && (
      <Disclosure
        className="more"
        summary={summary}
        isAsked={list.some(({ pointer }) => isAsked(panel, pointer))}
      >
        {inputs(list)}
      </Disclosure>
    );
  return (
    <>
      {inputs(basic)}
      {folded(moreWords, more)}
      {folded('For specialists', apart)}
    </>
  );
}

/** Whether settings ask to be seen: the chosen one is among them, or one that has a problem. */
function isAsked(panel: PanelContext, pointer: string): boolean {
  const isInside = panel.focused?.startsWith(`${pointer}/`) === true;
  return isInside || panel.problemsOf(pointer).length > 0;
}

interface ValueInputProps extends PropertyInputProps {
  readonly id: string;
}

function ValueInput({ id, property, panel }: ValueInputProps) {
  const { input, pointer, value, isRequired, help } = property;
  const own = {
    id,
    'data-pointer': pointer,
    'aria-describedby': help === '' ? undefined : `${id}-help`,
    onBlur: panel.endTyping,
  };
  const text = (
    <TextInput
      {...own}
      isLong={input.kind === 'text' && input.isLong}
      readOnly={panel.isReadOnly}
      value={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)}
      onWrite={(written) => panel.type(pointer, written === '' && !isRequired ? undefined : written)}
    />
  );
  if (typeof value === 'string' && isAddress(panel.valueAt(''), pointer))
    return (
      <AddressInput
        {...own}
        work={panel.work}
        place={{ document: panel.document, pointer }}
        value={value}
        readOnly={panel.isReadOnly}
      >
        {text}
      </AddressInput>
    );
  switch (input.kind) {
    case 'text':
      if (panel.isName(pointer) && typeof value === 'string')
        return (
          <NameInput
            {...own}
            key={value}
            value={value}
            readOnly={panel.isReadOnly}
            onRename={(to) => panel.rename(pointer, to)}
          />
        );
      return text;
    case 'number':
      return (
        <input
          {...own}
          type="number"
          step="any"
          readOnly={panel.isReadOnly}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            panel.write(pointer, target.value === '' ? undefined : target.valueAsNumber)
          }
        />
      );
    case 'day':
      return (
        <input
          {...own}
          type="date"
          readOnly={panel.isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => panel.write(pointer, target.value === '' ? undefined : target.value)}
        />
      );
    case 'look':
      return <LookInput {...own} panel={panel} />;
    case 'moment':
      return <MomentInput {...own} property={property} panel={panel} />;
    case 'item':
      return <ItemInput {...own} property={property} panel={panel} />;
    case 'choice': {
      const index = isSimple(value) ? input.values.indexOf(value) : -1;
      return (
        <select
          {...own}
          disabled={panel.isReadOnly}
          value={index}
          onChange={({ target }) => panel.write(pointer, input.values[Number(target.value)])}
        >
          {(!isRequired || index < 0) && <option value={-1}>Not set</option>}
          {input.values.map((each, at) => (
            <option key={String(each)} value={at}>
              {wordsOfChoice(each)}
            </option>
          ))}
        </select>
      );
    }
    case 'reference':
      return (
        <ReferenceInput
          {...own}
          value={typeof value === 'string' ? value : undefined}
          choices={panel.named(input.to)}
          isRequired={isRequired}
          isReadOnly={panel.isReadOnly}
          onWrite={(written) => panel.write(pointer, written)}
        />
      );
    case 'html':
      return <HtmlInput id={id} property={property} subset={input.subset} panel={panel} />;
    case 'link':
      return (
        <LinkInput
          id={id}
          label={property.label}
          data-pointer={pointer}
          work={panel.work}
          value={typeof value === 'string' ? value : ''}
          isReadOnly={panel.isReadOnly}
          onWrite={(href) => panel.write(pointer, href === '' && !isRequired ? undefined : href)}
          onBlur={panel.endTyping}
        />
      );
    case 'texts':
      return (
        <TextInput
          {...own}
          isLong
          readOnly={panel.isReadOnly}
          placeholder="One on each line"
          value={Array.isArray(value) ? value.join('\n') : ''}
          onWrite={(text) => panel.write(pointer, text === '' ? undefined : text.split('\n'))}
        />
      );
    case 'rule':
      return <RuleInput {...own} property={property} isCondition={input.isCondition} panel={panel} />;
    default:
      return <p className="quiet">{countOf(value)}</p>;
  }
}

function countOf(value: unknown): string {
  const parts = Array.isArray(value) ? value.length : 1;
  return `${parts === 1 ? 'One part' : `${parts} parts`}. It is changed in documents.`;
}

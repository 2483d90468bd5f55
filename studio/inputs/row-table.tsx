import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { JsonValue } from '#engine';
import { DuplicateIcon } from '../base/duplicate-icon.tsx';
import type { Property, Row, Rows } from '../settings/properties.ts';
import { useFoundEntries } from './found-entries.tsx';
import { NewName } from './new-name.tsx';
import type { PanelContext } from './panel-context.ts';

interface RowTableProps {
  readonly property: Property;
  readonly rows: Rows;
  readonly panel: PanelContext;
  readonly renderCell: (cell: Property, isOpen: boolean) => ReactNode;
}

const nothing: readonly never[] = [];

/** Parts of a list as a table in which they are edited where they stand. */
export function RowTable({ property, rows, panel, renderCell }: RowTableProps) {
  const { label, help, pointer, value } = property;
  const table = useRef<HTMLTableElement>(null);
  const chosen = panel.focused?.startsWith(`${pointer}/`)
    ? Number(panel.focused.slice(pointer.length + 1).split('/')[0])
    : undefined;
  const found = useFoundEntries(Array.isArray(value) ? value : nothing, label, chosen);
  const [added, setAdded] = useState<number>();
  const [moved, setMoved] = useState<{ readonly to: number; readonly act: string }>();
  useEffect(() => {
    const button = `[data-row="${moved?.to}"] [data-act="${moved?.act}"]`;
    if (moved) table.current?.querySelector<HTMLElement>(button)?.focus();
  }, [moved]);
  const { columns, count, openColumns } = rows;
  const move = (at: number, by: -1 | 1) => {
    if (at + by < 0 || at + by >= count) return;
    panel.rows.move(`${pointer}/${at}`, by);
    setMoved({ to: at + by, act: by < 0 ? 'up' : 'down' });
    setAdded(undefined);
  };
  const add = () => {
    panel.rows.add(pointer, newRow(columns));
    setAdded(count);
    found.reveal(count);
  };
  return (
    <fieldset className="property">
      <legend>{label}</legend>
      {help !== '' && <p className="help">{help}</p>}
      {found.box}
      {count > 0 && (
        <div className="wide">
          <table className="rows" ref={table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" title={column.help}>
                    {column.label}
                  </th>
                ))}
                <th>
                  <span className="hidden">Changes of the row</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.indices
                .map((at) => [at, rows.rowAt(at)] as const)
                .map(([at, row]) => (
                  <tr
                    key={row.pointer}
                    data-row={at}
                    onKeyDown={(event) => moveByKey(event, (by) => move(at, by))}
                  >
                    {row.cells.map((cell, column) => (
                      <td key={cell.name}>
                        {renderCell(cell, added === at)}
                        {column === 0 && panel.problemsAt(row.pointer, 'itself')}
                      </td>
                    ))}
                    <td>
                      <RowActs
                        row={row}
                        number={at + 1}
                        count={count}
                        hasMore={rows.hasMore}
                        panel={panel}
                        onMove={(by) => move(at, by)}
                      />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
      {found.more}
      {!panel.isReadOnly && (
        <div className="row">
          <button type="button" className="plain" onClick={add}>
            + Add to {label.toLowerCase()}
          </button>
          {openColumns !== undefined && count > 0 && (
            <NewName
              act="Add a column"
              label="Name of the column"
              taken={columns.map(({ name }) => name)}
              onAdd={(name) => panel.write(`${pointer}/0/${openColumns}/${name}`, '')}
            />
          )}
        </div>
      )}
      {panel.problemsAt(pointer, 'itself')}
    </fieldset>
  );
}

interface RowActsProps {
  readonly row: Row;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly count: number;
  readonly hasMore: boolean;
  readonly panel: PanelContext;
  readonly onMove: (by: -1 | 1) => void;
}

function RowActs({ row: { pointer }, number, count, hasMore, panel, onMove }: RowActsProps) {
  const act = (name: string, title: string, sign: ReactNode, isDisabled: boolean, run: () => void) => (
    <button
      type="button"
      className="small"
      data-act={name}
      aria-label={`${title}: row ${number}`}
      title={title}
      disabled={isDisabled}
      onClick={run}
    >
      {sign}
    </button>
  );
  return (
    <fieldset className="toolbar">
      <legend className="hidden">Row {number}</legend>
      {hasMore && act('more', 'More settings', '…', false, () => panel.onSelect(pointer))}
      {act('up', 'Move up', '↑', panel.isReadOnly || number === 1, () => onMove(-1))}
      {act('down', 'Move down', '↓', panel.isReadOnly || number === count, () => onMove(1))}
      {act('copy', 'Duplicate', <DuplicateIcon />, panel.isReadOnly, () => panel.rows.duplicate(pointer))}
      {act('remove', 'Remove', '✕', panel.isReadOnly, () => panel.rows.remove(pointer))}
    </fieldset>
  );
}

/** Alt with an arrow key moves the row that has the focus. */
function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  event.stopPropagation();
  move(event.key === 'ArrowUp' ? -1 : 1);
}

/** A row that always holds, until its author says when. What follows is left to be said. */
function newRow(columns: readonly Property[]): JsonValue {
  const conditions = columns.filter(
    ({ input, isRequired }) => isRequired && input.kind === 'rule' && input.isCondition,
  );
  return Object.fromEntries(conditions.map(({ name }) => [name, true]));
}

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { DuplicateIcon } from '../base/duplicate-icon.tsx';
import type { Copying } from '../creating/use-copying.tsx';
import type { Structure } from '../outline/use-structure.tsx';
import { entryOf } from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';

interface PartToolbarProps {
  readonly part: Place;
  readonly structure: Structure;
  readonly copying: Copying;
}

/** Acts on a part as a whole: those of every day as signs, the others in a menu. */
export function PartToolbar({ part, structure, copying }: PartToolbarProps) {
  const entry = entryOf(part.pointer);
  if (entry === undefined) return null;
  const { list, index } = entry;
  const act = (name: string, keys: string, sign: ReactNode, run: () => void) => (
    <button
      type="button"
      className="small sign"
      aria-label={name}
      title={keys === '' ? name : `${name}: ${keys}`}
      onClick={run}
    >
      {sign}
    </button>
  );
  const more = [
    { title: 'Copy', keys: 'Ctrl C', run: () => void copying.copy(part) },
    { title: 'Cut', keys: 'Ctrl X', run: () => void copying.cut(part) },
    { title: 'Paste', keys: 'Ctrl V', run: () => void copying.pasteCopied(part) },
    { title: 'Keep as preset', keys: '', run: () => copying.keep(part) },
  ];
  const add = () => structure.add({ document: part.document, pointer: list }, index);
  return (
    <fieldset className="toolbar">
      <legend className="hidden">The part</legend>
      {act('Add after', '', '+', add)}
      {act('Duplicate', '', <DuplicateIcon />, () => structure.duplicate(part))}
      {act('Up', 'Alt ↑', '↑', () => structure.move(part, -1))}
      {act('Down', 'Alt ↓', '↓', () => structure.move(part, 1))}
      {act('Remove', 'Delete', '✕', () => void structure.remove(part))}
      <MenuTrigger>
        <Button className="small">More</Button>
        <Popover className="menu" placement="bottom end">
          <Menu
            aria-label="More acts on the part"
            items={more.map(({ title, keys }) => ({ id: title, title, keys }))}
            onAction={(id) => more.find(({ title }) => title === id)?.run()}
          >
            {({ title, keys }) => (
              <MenuItem textValue={title} aria-label={title} className="act">
                {title}{' '}
                <span className="keys" aria-hidden="true">
                  {keys}
                </span>
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
    </fieldset>
  );
}

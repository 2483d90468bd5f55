import { useDeferredValue, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { nameOfVisitor } from '#analysis';
import { Dialog } from '../base/dialog.tsx';
import type { StepPlace, Visitors } from '../preview/use-visitors.ts';

interface TakeMeToProps {
  readonly visitors: Visitors;
  readonly onGo: (place: StepPlace, visitor: string) => void;
  readonly onClose: () => void;
}

const mostShown = 60;

/** Goes to a step of the journey as one of the visitors who come to it, found by any words of both. */
export function TakeMeTo({ visitors: { steps, visitors }, onGo, onClose }: TakeMeToProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/);
  const entries = steps.flatMap((place) =>
    (visitors.get(place.step) ?? []).map((visitor) => {
      const name = nameOfVisitor(visitor);
      return { key: `${place.step} ${name}`, place, name, text: `${place.title} ${name}`.toLowerCase() };
    }),
  );
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, mostShown);
  const go = (key: string) => {
    const entry = entries.find((each) => each.key === key);
    if (entry) onGo(entry.place, entry.name);
    onClose();
  };
  return (
    <Dialog title="Take me to the step where …" onClose={onClose}>
      <div className="palette">
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label="Words of a step, a question or an answer" autoFocus>
            <Input placeholder="Words of a step, a question or an answer" />
          </SearchField>
          <Menu
            aria-label="Steps and who comes to them"
            className="found"
            items={found}
            onAction={(key) => go(String(key))}
            renderEmptyState={() => <p className="quiet">Nobody comes to such a step.</p>}
          >
            {({ key, place, name }) => (
              <MenuItem id={key} textValue={`${place.title} ${name}`}>
                {place.title} <span className="quiet">{name}</span>
              </MenuItem>
            )}
          </Menu>
        </Autocomplete>
      </div>
    </Dialog>
  );
}

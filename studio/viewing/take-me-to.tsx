import { useDeferredValue, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { nameOfVisitor } from '#analysis';
import { Dialog } from '../base/dialog.tsx';
import type { StepPlace, Visitors } from '../preview/use-visitors.ts';

interface TakeMeToProps {
  readonly visitors: Visitors;
  /** The step that shows: its visitors are first. */
  readonly step: string | undefined;
  readonly onGo: (place: StepPlace, visitor: string) => void;
  readonly onClose: () => void;
}

const mostShown = 60;

/** Goes to a step of the journey, or stays at it, as one of the visitors who come to it, found by any words of both. */
export function TakeMeTo({ visitors: { steps, visitors }, step, onGo, onClose }: TakeMeToProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/);
  const here = steps.filter((place) => place.step === step);
  const entries = [...here, ...steps.filter((place) => place.step !== step)].flatMap((place) =>
    (visitors.get(place.step) ?? []).map((visitor) => {
      const name = nameOfVisitor(visitor);
      return { key: `${place.step} ${name}`, place, name, text: `${place.title} ${name}`.toLowerCase() };
    }),
  );
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, mostShown);
  const sections = [...new Set(found.map(({ place }) => place))].map((place) => ({
    key: place.step,
    title: place.step === step ? `${place.title} (shown now)` : place.title,
    entries: found.filter((each) => each.place === place),
  }));
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
            items={sections}
            onAction={(key) => go(String(key))}
            renderEmptyState={() => <p className="quiet">Nobody comes to such a step.</p>}
          >
            {({ key, title, entries: own }) => (
              <MenuSection id={key}>
                <Header>{title}</Header>
                <Collection items={own}>
                  {({ key: entry, place, name }) => (
                    <MenuItem id={entry} textValue={`${place.title} ${name}`}>
                      {name}
                    </MenuItem>
                  )}
                </Collection>
              </MenuSection>
            )}
          </Menu>
        </Autocomplete>
      </div>
    </Dialog>
  );
}

import type { Property } from '../settings/properties.ts';
import { wordsOfChoice } from '../settings/setting-words.ts';
import type { PanelContext } from './panel-context.ts';

interface SeveralInputProps {
  readonly property: Property;
  readonly values: readonly (string | number | boolean)[];
  readonly panel: PanelContext;
}

/** Some of a few values, such as the kinds of file that are taken. They are kept in the order in which they are offered. */
export function SeveralInput({ property, values, panel }: SeveralInputProps) {
  const { label, help, pointer, value, isRequired } = property;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choose = (each: unknown, isChosen: boolean) => {
    const next = values.filter((known) => (known === each ? isChosen : chosen.includes(known)));
    panel.write(pointer, next.length === 0 && !isRequired ? undefined : next);
  };
  return (
    <fieldset className="property several">
      <legend>{label}</legend>
      {panel.peopleAt(pointer)}
      {help !== '' && <p className="help">{help}</p>}
      {values.map((each, index) => (
        <label key={String(each)} className="choice">
          <input
            type="checkbox"
            // A link to the setting gives the focus to the first.
            data-pointer={index === 0 ? pointer : undefined}
            checked={chosen.includes(each)}
            disabled={panel.isReadOnly}
            onChange={({ target }) => choose(each, target.checked)}
          />
          {wordsOfChoice(each)}
        </label>
      ))}
      {panel.problemsAt(pointer)}
    </fieldset>
  );
}

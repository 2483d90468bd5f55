import { formEntries } from '#engine';
import type { FieldHost } from '../../host/field-host.ts';
import { button } from '../../theme/button.classes.ts';
import { visuallyHidden } from '../../theme/layout.classes.ts';
import { update, updateButton } from '../journey-form.classes.ts';

interface UpdateWithoutScriptProps {
  readonly name: string;
  readonly label: string;
  readonly id: string;
  readonly host: FieldHost;
}

/** Without JavaScript: a button that saves the answers and reloads the step with what follows from them. */
export function UpdateWithoutScript({ name, label, id, host }: UpdateWithoutScriptProps) {
  return (
    <div className={update()}>
      <button
        id={id}
        type="submit"
        name={formEntries.change}
        value={name}
        formNoValidate
        formAction={`${host.action}#${id}`}
        className={`${button({ tone: 'secondary', size: 'small' })} ${updateButton()}`}
      >
        {host.words.update}
        <span className={visuallyHidden()}> {label}</span>
      </button>
    </div>
  );
}

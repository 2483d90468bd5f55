import { formEntries } from '#engine';
import type { FieldHost } from '../../host/field-host.ts';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { update, updateButton } from '../journey-form.styles.ts';

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

import type { FormWords } from '../host/field-host.ts';
import { button } from '../theme/button.classes.ts';
import { visuallyHidden } from '../theme/layout.classes.ts';
import { update } from './journey-form.classes.ts';

interface UpdateWithoutScriptProps {
  readonly name: string;
  readonly label: string;
  readonly words: FormWords;
}

/** Where there is no JavaScript: a button that keeps what was answered and shows what follows from it. */
export function UpdateWithoutScript({ name, label, words }: UpdateWithoutScriptProps) {
  return (
    <noscript>
      <div className={update()}>
        <button
          type="submit"
          name="_change"
          value={name}
          formNoValidate
          className={button({ tone: 'secondary', size: 'small' })}
        >
          {words.update}
          <span className={visuallyHidden()}> {label}</span>
        </button>
      </div>
    </noscript>
  );
}

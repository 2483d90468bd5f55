import type { FieldInfo } from '#schemas';
import type { FormWords } from '../../host/field-host.ts';
import { closesWindow, opensWindow, windowed } from '../../host/window.ts';
import { button } from '../../theme/button.styles.ts';
import { infoId } from '../field-ids.ts';
import { closing, dialog, opener, place, text, title } from './field-info.styles.ts';

interface InfoProps {
  readonly id: string;
  readonly info: FieldInfo;
  readonly words: FormWords;
}

/**
 * Longer information in a window that a button opens. The browser itself opens and closes it, without a
 * script: as a modal dialog, or as a popover where buttons do not support commands yet.
 */
export function Info({ id, info, words }: InfoProps) {
  const window = infoId(id);
  return (
    <div className={place()}>
      <button type="button" className={opener()} {...opensWindow(window)}>
        {info.label}
      </button>
      <dialog id={window} className={dialog()} aria-labelledby={`${window}-title`} {...windowed}>
        <h2 id={`${window}-title`} className={title()}>
          {info.title}
        </h2>
        <p className={text()}>{info.text}</p>
        <div className={closing()}>
          <button type="button" className={button({ tone: 'ink' })} {...closesWindow(window)}>
            {info.closeLabel ?? words.infoCloseLabel ?? words.closeLabel}
          </button>
        </div>
      </dialog>
    </div>
  );
}

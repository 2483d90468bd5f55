import type { FieldInfo } from '#schemas';
import { button } from '../theme/button.classes.ts';
import { infoId } from './field-ids.ts';
import { closing, dialog, opener, place, text, title } from './field-info.classes.ts';

interface InfoProps {
  readonly id: string;
  readonly info: FieldInfo;
}

/**
 * More than a hint can say, in a window that a button opens. The browser itself opens and closes it, as a modal dialog or,
 * where its buttons know no commands yet, as a popover: no script has to run.
 */
export function Info({ id, info }: InfoProps) {
  const window = infoId(id);
  return (
    <div className={place()}>
      <button type="button" className={opener()} aria-haspopup="dialog" {...commands.open(window)}>
        {info.label}
      </button>
      <dialog id={window} className={dialog()} aria-labelledby={`${window}-title`} {...windowed}>
        <h2 id={`${window}-title`} className={title()}>
          {info.title}
        </h2>
        <p className={text()}>{info.text}</p>
        <div className={closing()}>
          <button type="button" className={button({ tone: 'ink' })} {...commands.close(window)}>
            {info.closeLabel}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/** React has no names of its own for these attributes; it passes them on as they are. */
const windowed = { popover: 'auto', closedby: 'any' } as const;

const commands = {
  open: (window: string) => ({ command: 'show-modal', commandfor: window, popoverTarget: window }),
  close: (window: string) => ({
    command: 'close',
    commandfor: window,
    popoverTarget: window,
    popoverTargetAction: 'hide' as const,
  }),
};

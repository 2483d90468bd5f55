import { Button } from 'waymark/extend';
import type { CompleteSharePrice } from './share-price-props.ts';

interface ExplanationProps {
  readonly explanation: CompleteSharePrice['explanation'];
  readonly id: string;
}

/** Explains the figures in a window that the browser itself opens and closes. */
export function Explanation({ explanation, id }: ExplanationProps) {
  return (
    <>
      <button type="button" className="share-price-explanation-opener" {...opensWindow(id)}>
        {explanation.openLabel}
      </button>
      <dialog id={id} className="share-price-explanation-window" aria-labelledby={`${id}title`} {...windowed}>
        <h2 id={`${id}title`} className="share-price-explanation-title">
          {explanation.title}
        </h2>
        {explanation.text.split(/\n{2,}/).map((text) => (
          <p key={text} className="share-price-paragraph">
            {text}
          </p>
        ))}
        <div className="share-price-explanation-end">
          <Button tone="ink" {...closesWindow(id)}>
            {explanation.closeLabel}
          </Button>
        </div>
      </dialog>
    </>
  );
}

/** Attributes of the window. React passes attributes that it does not know unchanged. */
const windowed = { popover: 'auto', closedby: 'any' } as const;

/** Opens the window as a modal dialog, or as a popover where buttons do not support commands. */
function opensWindow(id: string) {
  return { 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id, popoverTarget: id } as const;
}

function closesWindow(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const;
}

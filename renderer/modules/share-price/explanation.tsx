import { closesWindow, opensWindow, windowed } from '../../host/window.ts';
import { button } from '../../theme/button.styles.ts';
import {
  explanationEnd,
  explanationOpener,
  explanationTitle,
  explanationWindow,
  paragraph,
} from './share-price.styles.ts';
import type { CompleteSharePrice } from './share-price-props.ts';

interface ExplanationProps {
  readonly explanation: CompleteSharePrice['explanation'];
  readonly id: string;
}

/** Explains the figures in a window that the browser itself opens and closes. */
export function Explanation({ explanation, id }: ExplanationProps) {
  return (
    <>
      <button type="button" className={explanationOpener()} {...opensWindow(id)}>
        {explanation.openLabel}
      </button>
      <dialog id={id} className={explanationWindow()} aria-labelledby={`${id}title`} {...windowed}>
        <h2 id={`${id}title`} className={explanationTitle()}>
          {explanation.title}
        </h2>
        {explanation.text.split(/\n{2,}/).map((text) => (
          <p key={text} className={paragraph()}>
            {text}
          </p>
        ))}
        <div className={explanationEnd()}>
          <button type="button" className={button({ tone: 'ink' })} {...closesWindow(id)}>
            {explanation.closeLabel}
          </button>
        </div>
      </dialog>
    </>
  );
}

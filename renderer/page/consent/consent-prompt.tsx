import type { SiteWords } from '#engine';
import type { Tags } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { button } from '../../theme/button.styles.ts';
import { container } from '../../theme/layout.styles.ts';
import {
  actions,
  choice,
  choices,
  fold,
  foldLabel,
  more,
  prompt,
  question,
  title,
  words,
} from './consent-prompt.styles.ts';
import { consentId, consentTexts } from './consent-texts.ts';

/**
 * Asks which purposes of tags a visitor accepts. A script shows it until it is answered (`browser/late/consent.ts`).
 * Without scripts it stays hidden, and no tag is loaded. It is no form: Enter in a box would press its first button.
 */
interface ConsentPromptProps {
  readonly tags: Tags;
  readonly words: SiteWords['consent'];
}

export function ConsentPrompt({ tags, words: usual }: ConsentPromptProps) {
  const texts = consentTexts(tags, usual);
  return (
    <section
      id={consentId}
      popover="manual"
      className={prompt()}
      aria-labelledby="consent-title"
      data-script="consent"
    >
      <div className={container()}>
        <div className={question()}>
          <div>
            <h2 id="consent-title" className={title()}>
              {texts.title}
            </h2>
            <p className={words()}>
              {texts.text}{' '}
              {texts.link && (
                <Anchor href={texts.link.href} target={texts.link.target} className={more()}>
                  {texts.link.label}
                </Anchor>
              )}
            </p>
          </div>
          <div className={actions()}>
            <button type="button" value="all" className={button({ tone: 'ink' })}>
              {texts.acceptLabel}
            </button>
            <button type="button" value="none" className={button({ tone: 'ink' })}>
              {texts.declineLabel}
            </button>
          </div>
        </div>
        <details className={fold()}>
          <summary className={foldLabel()}>{texts.chooseLabel}</summary>
          <ul className={choices()}>
            {Object.entries(tags.purposes).map(([purpose, label]) => (
              <li key={purpose}>
                <label className={choice()}>
                  <input type="checkbox" name="purpose" value={purpose} /> {label}
                </label>
              </li>
            ))}
          </ul>
          <button type="button" value="chosen" className={button({ tone: 'secondary' })}>
            {texts.saveLabel}
          </button>
        </details>
      </div>
    </section>
  );
}

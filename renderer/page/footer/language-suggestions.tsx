import { directionOf, type LanguageLink } from '#engine';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { container } from '../../theme/layout.styles.ts';
import { prompt } from '../consent/consent-prompt.styles.ts';

interface LanguageSuggestionsProps {
  readonly links: readonly LanguageLink[];
}

/**
 * A suggestion for each other language that the page is translated into, in that language. A script shows the one that the
 * browser prefers (`browser/late/suggest-language.ts`), so that the page is the same for everybody.
 */
export function LanguageSuggestions({ links }: LanguageSuggestionsProps) {
  return links.map(({ language, name, href, isCurrent, isTranslated, suggestion }) => {
    if (isCurrent || !isTranslated || suggestion === undefined) return null;
    return (
      <section
        key={language}
        lang={language}
        dir={directionOf(language)}
        popover="manual"
        className={prompt()}
        aria-label={name}
        data-script="suggest-language"
      >
        <div className={`${container()} ${choices()}`}>
          <a href={href} hrefLang={language} className={button({ tone: 'ink' })}>
            {suggestion.text}
          </a>
          <button type="button" className={button({ tone: 'secondary' })} data-close="">
            {suggestion.closeLabel}
          </button>
        </div>
      </section>
    );
  });
}

const choices = css('page-language-suggestion', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$3',
});

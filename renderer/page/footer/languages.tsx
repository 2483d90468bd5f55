import { formEntries, type LanguageLink, type SiteWords } from '#engine';
import type { Page } from '#schemas';
import { formId } from '../../host/summary-id.ts';
import { languageButton, languages } from './site-footer.styles.ts';

interface LanguagesProps {
  readonly links: readonly LanguageLink[];
  readonly page: Page;
  readonly words: SiteWords['languages'];
}

/**
 * The languages of the site. On a page with a form they are buttons of the form, so that what was typed goes along, without
 * scripts too.
 */
export function Languages({ links, page, words }: LanguagesProps) {
  const form = page.zones.content.find((module) => module.type === 'form');
  return (
    <nav aria-label={words.label}>
      <ul className={languages()}>
        {links.map(({ language, name, href, isCurrent }) => (
          <li key={language} lang={language}>
            {isCurrent && <span aria-current="true">{name}</span>}
            {!isCurrent && form && (
              <button
                type="submit"
                form={formId(form)}
                name={formEntries.language}
                value={language}
                className={languageButton()}
              >
                {name}
              </button>
            )}
            {!isCurrent && !form && (
              <a href={href} hrefLang={language}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

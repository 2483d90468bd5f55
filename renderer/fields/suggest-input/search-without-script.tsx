import { formEntries, isLongEnough, type Suggestion } from '#engine';
import type { Suggestions } from '#schemas';
import { choices } from '../../field-parts/choices/choice.styles.ts';
import { Choice } from '../../field-parts/choices/choice.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { button } from '../../theme/button.styles.ts';
import { keyOf } from './fetch-suggestions.ts';
import { NoneFound } from './none-found.tsx';
import { searchRow } from './suggest-input.styles.ts';

/**
 * Without JavaScript: a button that looks for suggestions, and the results to choose from. A chosen one is
 * sent after the text that it was found for.
 */
export function SearchWithoutScript({ field, id, texts, host }: FieldProps<'suggest-input'>) {
  const { suggestions, name } = field;
  const found = host.suggested[name];
  const entry = suggestions.idAnswer ?? name;
  return (
    <>
      <div className={searchRow()}>
        <button
          type="submit"
          name={formEntries.press}
          value={name}
          formAction={`${host.action}#${id}`}
          className={button({ tone: 'secondary', size: 'small' })}
        >
          {suggestions.searchLabel}
        </button>
      </div>
      {(found === null || found?.length === 0) && (
        <NoneFound
          suggestions={suggestions}
          reason={reasonOf(found, texts[0] ?? '', suggestions)}
          words={host.words}
        />
      )}
      {found && found.length > 0 && (
        <>
          <div className={choices()}>
            {found.map((suggestion, index) => (
              <Choice
                key={keyOf(suggestion)}
                type="radio"
                id={`${id}-found-${index}`}
                option={{ id: keyOf(suggestion), label: suggestion.label }}
                chosen={false}
                invalid={false}
                registration={{ name: entry, onChange: ignore, onBlur: ignore }}
              />
            ))}
          </div>
          <div className={searchRow()}>
            <button
              type="submit"
              name={formEntries.change}
              value={name}
              formAction={`${host.action}#${id}`}
              className={button({ tone: 'secondary', size: 'small' })}
            >
              {suggestions.chooseLabel ?? host.words.update}
            </button>
          </div>
        </>
      )}
    </>
  );
}

function reasonOf(found: readonly Suggestion[] | null, text: string, suggestions: Suggestions) {
  if (found === null) return 'failed';
  return isLongEnough(text, suggestions) ? 'none' : 'too-short';
}

function ignore(): void {}

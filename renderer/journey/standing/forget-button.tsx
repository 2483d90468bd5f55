import { type FormWords, formEntries } from '#engine';
import { button } from '../../theme/button.styles.ts';

/** A button of the form that deletes the kept answers, with JavaScript or without. */
export function ForgetButton({ words }: { readonly words: FormWords }) {
  return (
    <button
      type="submit"
      name={formEntries.forget}
      value="true"
      formNoValidate
      className={button({ tone: 'secondary', size: 'small' })}
    >
      {words.clearNow}
    </button>
  );
}

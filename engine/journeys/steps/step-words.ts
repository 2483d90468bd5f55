import type { Messages } from '#schemas';
import type { Formats } from '../../base/values/formats.ts';
import { formatsOf } from '../../languages/formats.ts';
import type { FileWords, FormattingWords, WordedSite } from '../../languages/site-words.ts';
import type { JourneyState } from '../model/state.ts';

/** The words of the site that a step may show, in its language. */
export interface StepWords {
  readonly formats: Formats;
  readonly fallbackMessages: Messages;
  readonly fileWords: FileWords;
  readonly formattingWords: FormattingWords;
  /** Undefined until the run was sent. */
  readonly receipt: Receipt | undefined;
}

/** The facts of what was sent, and the words to keep it by. */
export interface Receipt {
  /** Reference and date, each with its label. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Label of the button that prints the page. */
  readonly print: string;
  readonly hint: string;
}

export function stepWords(site: WordedSite, state: JourneyState): StepWords {
  const { language, words } = site;
  return {
    formats: formatsOf(language),
    fallbackMessages: words.fieldErrors,
    fileWords: words.forms.files,
    formattingWords: words.forms.formatting,
    receipt: receiptOf(state, site),
  };
}

/** Reference and date of a run that was sent. */
function receiptOf({ sent }: JourneyState, { words, language, timeZone }: WordedSite): Receipt | undefined {
  if (sent === undefined) return undefined;
  const { reference, sentOn, print, hint } = words.receipt;
  const moment = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return {
    rows: [
      ...(sent.reference === undefined ? [] : [{ label: reference, value: sent.reference }]),
      ...(sent.at === undefined
        ? []
        : [{ label: sentOn, value: new Intl.DateTimeFormat(language, moment).format(sent.at) }]),
    ],
    print,
    hint,
  };
}

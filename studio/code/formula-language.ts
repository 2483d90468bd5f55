import { LanguageSupport, LRLanguage } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';
import { strictParser } from '#engine/parts';

/** The notation of formulas, by the grammar that reads them everywhere; here it goes on after a mistake. */
export const formulaLanguage = new LanguageSupport(
  LRLanguage.define({
    name: 'formula',
    parser: strictParser.configure({
      strict: false,
      props: [
        styleTags({
          Text: tags.string,
          Number: tags.number,
          'True False Null': tags.bool,
          'Call/Name': tags.function(tags.variableName),
          Reference: tags.variableName,
          'Property/Key': tags.propertyName,
        }),
      ],
    }),
    languageData: { closeBrackets: { brackets: ['(', '[', '{', "'"] } },
  }),
);

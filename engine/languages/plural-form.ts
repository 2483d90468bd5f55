/** A text for each plural category of a language, or for a certain number such as `=0`. `{n}` is the number. */
export type PluralForms = { readonly [category: string]: string } & { readonly other: string };

const rulesByLanguage = new Map<string, Intl.PluralRules>();

/** The plural rules of a language. Making them takes forty times as long as asking them. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
}

/** The form for a number, filled in. @example pluralForm({ one: '{n} day', other: '{n} days' }, 2, 'en') // '2 days' */
export function pluralForm(forms: PluralForms, number: number, language: string): string {
  const form = forms[`=${number}`] ?? forms[rulesOf(language).select(number)] ?? forms.other;
  return form.replaceAll('{n}', String(number));
}

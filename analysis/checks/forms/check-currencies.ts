import { pointerOf } from '#engine';
import { factRules, followReads, formatMoney, quoted, readCall, visitParts } from '#engine/parts';
import type { Document, Form, Journey } from '#schemas';
import { formsOf } from '../contexts/answer-types.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Warns of an amount that is shown in another currency than the question for it says. */
export const checkCurrencies: DocumentCheck<Journey> = {
  of: ['journey'],
  *run(release, entry) {
    const forms = formsOf(release, entry.document);
    const prefixes = prefixesIn(forms);
    if (prefixes.size === 0) return;
    const written = [
      entry,
      ...release.entriesOf(
        'form',
        forms.map(({ id }) => id),
      ),
    ];
    const journey = { ...entry.document, facts: factRules(entry.document) };
    for (const each of written) yield* amountsIn(release, each, journey, prefixes);
  },
};

/** The texts in front of the numbers that are asked for, by answer. */
function prefixesIn(forms: readonly Form[]): ReadonlyMap<string, string> {
  const fields = forms.flatMap((form) => form.fields);
  return new Map(
    fields.flatMap((field) =>
      'prefix' in field && typeof field.prefix === 'string' ? [[field.name, field.prefix] as const] : [],
    ),
  );
}

function* amountsIn(
  release: ReleaseIndex,
  entry: ReleaseEntry<Document>,
  { facts }: { readonly facts: ReturnType<typeof factRules> },
  prefixes: ReadonlyMap<string, string>,
): Iterable<ReleaseFinding> {
  const { language = 'en' } = release.of('site')[0]?.document ?? {};
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  const found: ReleaseFinding[] = [];
  visitParts(entry.document, (part, path) => {
    const { name, args } = readCall(part) ?? { name: '', args: [] };
    const [amount, currency] = args;
    if (name !== 'format-money' || typeof currency !== 'string') return true;
    const reads = [...followReads([amount], { facts, decision }).paths];
    // Another value that is read may be a rate of exchange.
    if (!reads.every((read) => /^(answers|facts|functions|decisions)\./.test(read))) return true;
    for (const [answer, prefix] of prefixes) {
      if (!reads.includes(`answers.${answer}`) || isSignOf(prefix, currency, language)) continue;
      found.push({
        entry,
        code: 'conflicting-currency',
        severity: 'warning',
        pointer: pointerOf(...path),
        message: `${quoted(answer)} is asked for in ${quoted(prefix)} and shown here in ${quoted(currency)}.`,
        help: 'Write the currency that the "prefix" of the field stands for, or another "prefix".',
      });
    }
    return true;
  });
  yield* found;
}

/** Whether a text in front of a number is the sign or the code of a currency. Texts without such a sign say nothing. */
function isSignOf(prefix: string, currency: string, language: string): boolean {
  if (!/\p{Sc}/u.test(prefix) && !/^[A-Z]{3}$/.test(prefix.trim())) return true;
  const shown = formatMoney(0, language, currency) ?? '';
  const sign = shown.replace(/[\d.,\s]/g, '');
  return prefix.includes(currency) || (sign !== '' && prefix.includes(sign)) || sign.includes(prefix.trim());
}

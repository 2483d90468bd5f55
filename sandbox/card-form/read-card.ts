import { isCardNumber } from '../card-sessions/card-number.ts';
import type { GivenCard } from '../card-sessions/card-session-book.ts';

export const cardFields = ['cardNumber', 'cardHolderName', 'expiryMonth', 'expiryYear', 'cvc'] as const;

export type CardField = (typeof cardFields)[number];

export type CardEntries = Readonly<Record<CardField, string>>;

/** Error messages by field. */
export type CardMistakes = Readonly<Partial<Record<CardField, string>>>;

export function entriesOf(form: URLSearchParams): CardEntries {
  const entry = (name: CardField) => (form.get(name) ?? '').trim();
  return {
    cardNumber: entry('cardNumber').replaceAll(/[ -]/g, ''),
    cardHolderName: entry('cardHolderName'),
    expiryMonth: entry('expiryMonth'),
    expiryYear: entry('expiryYear'),
    cvc: entry('cvc'),
  };
}

/** `now` decides which cards have expired; a card is valid to the end of its month. */
export function readCard(
  { cardNumber, cardHolderName, expiryMonth, expiryYear, cvc }: CardEntries,
  now: Date,
): { readonly card: GivenCard } | { readonly mistakes: CardMistakes } {
  const thisMonth = now.toISOString().slice(2, 7);
  const dated = /^(0[1-9]|1[0-2])$/.test(expiryMonth) && /^[0-9]{2}$/.test(expiryYear);
  const mistakes: CardMistakes = {
    ...(!isCardNumber(cardNumber) && { cardNumber: 'Enter a valid card number' }),
    ...((cardHolderName === '' || cardHolderName.length > 80) && {
      cardHolderName: 'Enter the name on the card',
    }),
    ...(!dated && { expiryMonth: 'Enter the expiry as two digits each, for example 05 and 30' }),
    ...(dated && `${expiryYear}-${expiryMonth}` < thisMonth && { expiryMonth: 'The card has expired' }),
    ...(!/^[0-9]{3,4}$/.test(cvc) && { cvc: 'Enter the security code' }),
  };
  if (Object.keys(mistakes).length > 0) return { mistakes };
  return { card: { number: cardNumber, holder: cardHolderName, expiryMonth, expiryYear } };
}

import { html } from 'hono/html';
import { type CardEntries, type CardField, type CardMistakes, cardFields } from './read-card.ts';

const labels: Readonly<Record<CardField, string>> = {
  cardNumber: 'Card number',
  cardHolderName: 'Name on card',
  expiryMonth: 'Expiry month (MM)',
  expiryYear: 'Expiry year (YY)',
  cvc: 'Security code',
};

const autocompletes: Readonly<Record<CardField, string>> = {
  cardNumber: 'cc-number',
  cardHolderName: 'cc-name',
  expiryMonth: 'cc-exp-month',
  expiryYear: 'cc-exp-year',
  cvc: 'cc-csc',
};

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin-top:1rem}input{font:inherit;width:100%;padding:.4rem;box-sizing:border-box}
button{font:inherit;padding:.5rem 1rem;margin:1.5rem .5rem 0 0}.mistake{color:#b00020}`;

export interface CardFormProps {
  readonly reference: string;
  readonly entries?: CardEntries;
  readonly mistakes?: CardMistakes;
}

/** The bank's page: a form that needs no script. Card number and code are never written back. */
export function cardFormPage({ reference, entries, mistakes = {} }: CardFormProps) {
  const fields = cardFields.map((name) => {
    const mistake = mistakes[name];
    const secret = name === 'cardNumber' || name === 'cvc';
    const value = secret ? '' : (entries?.[name] ?? '');
    return html`<label for="${name}">${labels[name]}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocompletes[name]}"${
      mistake ? html` aria-invalid="true" aria-describedby="${name}-mistake"` : ''
    }>
${mistake ? html`<p class="mistake" id="${name}-mistake">${mistake}</p>` : ''}`;
  });
  return page(
    'Card details',
    html`<p>Reference ${reference}. Nothing is charged now.</p>
<form method="post">
${fields}
<button name="press" value="submit">Submit</button><button name="press" value="cancel">Cancel</button>
</form>`,
  );
}

export function messagePage(title: string, message: string) {
  return page(title, html`<p>${message}</p>`);
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>
<style>${style}</style>
<main><h1>${title}</h1>
${body}</main>
</html>`;
}

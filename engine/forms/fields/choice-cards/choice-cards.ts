import type { CardOption } from '#schemas';
import {
  type CompiledTemplate,
  compileTemplate,
  evaluateTemplate,
} from '../../../rules/evaluation/template.ts';
import { itemOf } from '../../../rules/values/option-item.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';
import { type CardView, cardView } from './card-view.ts';

type Cards = FieldOf<'choice-cards'>;

/** One choice, shown as cards. */
export const choiceCards: FieldDeclaration<Cards, { readonly cards: readonly CardView[] }> = {
  answer: oneChoice,
  view: {
    template: (field) => ({ cards: listed(field).map(cardView) }),
    compile: compileCards,
  },
};

/** The options that the field lists itself. */
export function listed({ options }: Cards): readonly CardOption[] {
  return Array.isArray(options) ? options : [];
}

/** Evaluates each card separately, with its option as `item`: a fault in one does not affect the others. */
function compileCards(field: Cards): CompiledTemplate {
  const cards = listed(field).map((option) => ({
    item: itemOf(option),
    view: compileTemplate(cardView(option)),
  }));
  return {
    source: cards.map(({ view }) => view.source),
    counts: false,
    run: (scope) => ({
      cards: cards.flatMap(({ item, view }) => evaluateTemplate(view, { ...scope, item }).value ?? []),
    }),
  };
}

import type { CardDetails, CardOption, Template } from '#schemas';
import { itemOf } from '../../forms/option-item.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../../rules/template.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';
import type { TableRow } from '../table-row.ts';
import { cardRules } from './card-rules.ts';

/** What a card shows that its document does not settle. What is unanswered is left out. */
export interface CardView {
  readonly id: string;
  readonly badge?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly features: readonly { readonly kind: 'discount' | 'credit' | 'plain'; readonly text?: string }[];
  readonly rows?: readonly TableRow[];
  readonly details?: { readonly text?: string; readonly rows?: readonly TableRow[] };
  /** True while the choice cannot be made. */
  readonly unavailable?: boolean;
  readonly unavailableLabel?: string;
  readonly alerts: readonly { readonly when?: boolean; readonly tone: string; readonly text?: string }[];
}

type Cards = FieldOf<'choice-cards'>;

/** One choice, as cards. */
export const choiceCards: FieldDeclaration<Cards, { readonly cards: readonly CardView[] }> = {
  answer: oneChoice,
  view: {
    template: (field) => ({ cards: listed(field).map(cardView) }),
    compile: compileCards,
    rules: (field) => [
      ...cardRules(field.card, '/card'),
      ...listed(field).flatMap(({ card }, index) => cardRules(card, `/options/${index}/card`)),
    ],
  },
};

/** The options that are written in the field. */
function listed({ options }: Cards): readonly CardOption[] {
  return Array.isArray(options) ? options : [];
}

/** Each card is evaluated by itself, with its option as `item`: a fault in one leaves the others as they are. */
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

function cardView({ id, card = {} }: CardOption): Template {
  const { badge, subtitle, description, features = [], rows, details, unavailable, alerts = [] } = card;
  return {
    id,
    ...(badge !== undefined && { badge }),
    ...(subtitle !== undefined && { subtitle }),
    ...(description !== undefined && { description }),
    ...(rows !== undefined && { rows }),
    ...(details && { details: detailsView(details) }),
    ...(unavailable && { unavailable: unavailable.when, unavailableLabel: unavailable.label }),
    features: features.map(({ kind, text }) => ({ kind, text })),
    alerts: alerts.map(({ when = true, tone, text }) => ({ when, tone, text })),
  };
}

function detailsView({ text, rows }: CardDetails): Template {
  return { ...(text !== undefined && { text }), ...(rows !== undefined && { rows }) };
}

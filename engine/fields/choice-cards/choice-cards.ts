import type { CardDetails, CardOption, Template } from '#schemas';
import type { FieldDeclaration, FieldOf, PlacedRule } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';
import type { TableRow } from '../table-row.ts';

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

/** One choice, as cards. */
export const choiceCards: FieldDeclaration<
  FieldOf<'choice-cards'>,
  { readonly cards: readonly CardView[] }
> = {
  answer: oneChoice,
  view: {
    template: ({ options }) => ({ cards: options.map(cardView) }),
    rules: ({ options }) => options.flatMap((option, index) => cardRules(option, `/options/${index}/card`)),
  },
};

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

function cardRules({ card = {} }: CardOption, at: string): readonly PlacedRule[] {
  const { features = [], details, unavailable, alerts = [] } = card;
  return [
    { at: `${at}/badge`, rule: card.badge, gives: 'text' },
    { at: `${at}/subtitle`, rule: card.subtitle, gives: 'text' },
    { at: `${at}/description`, rule: card.description, gives: 'text' },
    ...features.map(({ text }, index) => {
      return { at: `${at}/features/${index}/text`, rule: text, gives: 'text' } as const;
    }),
    { at: `${at}/rows`, rule: card.rows, gives: 'rows' },
    { at: `${at}/details/text`, rule: details?.text, gives: 'text' },
    { at: `${at}/details/rows`, rule: details?.rows, gives: 'rows' },
    { at: `${at}/unavailable/when`, rule: unavailable?.when, gives: 'condition' },
    ...alerts.flatMap(({ when, text }, index): readonly PlacedRule[] => [
      { at: `${at}/alerts/${index}/when`, rule: when, gives: 'condition' },
      { at: `${at}/alerts/${index}/text`, rule: text, gives: 'text' },
    ]),
  ];
}

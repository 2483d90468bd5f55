import type { CardDetails, CardOption, Field, Template } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import type { RuleScope } from '../rules/scope.ts';
import { type CompiledTemplate, compileTemplate, evaluateTemplate } from '../rules/template.ts';

/** A row of a table, as `rows` gives it. One without a value heads those that follow. */
export interface TableRow {
  readonly label: string;
  readonly value?: string;
  readonly note?: string;
}

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

/** What fields show that depends on answers and results, by type of field; others show nothing of the kind. */
export interface FieldViews {
  readonly notice: { readonly text?: string };
  /** One view for each of the field's steps, in order. */
  readonly 'next-steps': { readonly steps: readonly { readonly when?: boolean; readonly text?: string }[] };
  readonly table: { readonly rows?: readonly TableRow[] };
  readonly 'look-up-input': {
    readonly found?: boolean;
    readonly rows?: readonly TableRow[];
    /** Name of one of the field's images. */
    readonly icon?: string;
    /** What is said of a look-up in vain. */
    readonly refused?: string;
  };
  readonly 'choice-cards': { readonly cards: readonly CardView[] };
}

/** The template of what a field shows: `FieldViews` by its type; undefined for a field that shows nothing computed. */
export function fieldView(field: Field): Template | undefined {
  switch (field.type) {
    case 'notice':
      return { text: field.text };
    case 'next-steps':
      return { steps: field.steps.map(({ when = true, text }) => ({ when, text })) };
    case 'table':
      return { rows: field.rows };
    case 'look-up-input': {
      const { when, rows, icon } = field.found;
      return {
        found: when,
        rows,
        ...(icon && { icon: icon.name }),
        ...(field.refused && { refused: { if: [field.refused.when, field.refused.text] } }),
      };
    }
    case 'choice-cards':
      return { cards: field.options.map(cardView) };
    default:
      return undefined;
  }
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

/** Compiles what a field shows; undefined when nothing of it is computed. */
export function compileView(field: Field): CompiledTemplate | undefined {
  const view = fieldView(field);
  return view === undefined ? undefined : compileTemplate(view);
}

/** What a field shows just now, as plain JSON; undefined when nothing of it is computed. */
export function viewNow(view: CompiledTemplate | undefined, scope: RuleScope): JsonValue | undefined {
  return view && (evaluateTemplate(view, scope).value as JsonValue | undefined);
}

import type { CardAlert, CardDetails, CardFeature, CardOption, Template } from '#schemas';
import { listTemplate, rowsTemplate } from '../../../rules/texts/repeated.ts';
import { textRule } from '../../../rules/texts/text-rows.ts';
import type { TableRow } from '../table-row.ts';

/** The computed parts of a card. Unanswered parts are left out. */
export interface CardView {
  readonly id: string;
  readonly badge?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly features: readonly { readonly kind: 'discount' | 'credit' | 'plain'; readonly text?: string }[];
  readonly rows?: readonly TableRow[];
  readonly details?: { readonly text?: string; readonly rows?: readonly TableRow[] };
  /** True while the option cannot be chosen. */
  readonly unavailable?: boolean;
  readonly unavailableLabel?: string;
  readonly alerts: readonly { readonly when?: boolean; readonly tone: string; readonly text?: string }[];
}

/** The template of a card's computed parts. */
export function cardView({ id, card = {} }: CardOption): Template {
  const { badge, subtitle, description, features = [], rows, details, unavailable, alerts = [] } = card;
  return {
    id,
    ...(badge !== undefined && { badge: textRule(badge) }),
    ...(subtitle !== undefined && { subtitle: textRule(subtitle) }),
    ...(description !== undefined && { description: textRule(description) }),
    ...(rows !== undefined && { rows: rowsTemplate(rows) }),
    ...(details && { details: detailsView(details) }),
    ...(unavailable && { unavailable: unavailable.when, unavailableLabel: textRule(unavailable.label) }),
    features: featuresTemplate(features),
    alerts: alertsTemplate(alerts),
  };
}

function detailsView({ text, rows }: CardDetails): Template {
  return {
    ...(text !== undefined && { text: textRule(text) }),
    ...(rows !== undefined && { rows: rowsTemplate(rows) }),
  };
}

/** The template of a card's list of features. */
export function featuresTemplate(features: readonly CardFeature[]): Template {
  return listTemplate(features, ({ kind, text }) => ({ kind, text: textRule(text) }));
}

/** The template of a card's alerts. */
export function alertsTemplate(alerts: readonly CardAlert[]): Template {
  return listTemplate(alerts, ({ when = true, tone, text }) => ({ when, tone, text: textRule(text) }));
}

import type { Card, CardLink, CardOption, Choice, Field, Form, Image, Option, Rule } from '#schemas';
import { compileTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import { emptyScope } from '../rules/runtime/scope.ts';
import { textRule } from '../rules/texts/text-rows.ts';
import { itemOf } from '../rules/values/option-item.ts';
import { itemFields } from './answers/list-items.ts';
import { type FindOptions, listedOptions, namesOptions } from './field-options.ts';

/** The parts of a card that depend on its option only, so they are the same for every visitor. */
export interface FixedCard {
  readonly tab?: string;
  readonly icon?: Image;
  readonly selectedIcon?: Image;
  readonly link?: FixedLink;
  readonly details?: { readonly label: string; readonly link?: FixedLink };
}

interface FixedLink {
  readonly label: string;
  readonly href: string;
  readonly target?: '_self' | '_blank';
}

/** An option as given to a renderer. */
export type ShownCardOption = Option & { readonly card?: FixedCard };

/** The form with all options inline, each with its complete card. */
export function inlineOptions(form: Form, findOptions: FindOptions): Form {
  return { ...form, fields: form.fields.map((field) => withOptions(field, findOptions)) };
}

function withOptions(field: Field, findOptions: FindOptions): Field {
  const inner = itemFields(field);
  // The questions of items are among the types that may stand there, and options change no type.
  if (inner.length > 0)
    return { ...field, fields: inner.map((each) => withOptions(each, findOptions)) } as Field;
  const listed = listedOptions(field, findOptions);
  if (listed === undefined) return field;
  if (hasCards(field)) {
    const { card, ...others } = field;
    return { ...others, options: listed.map((option) => withCard(option, card)) };
  }
  return namesOptions(field) ? { ...field, options: [...listed] } : field;
}

function hasCards(field: Field): field is Extract<Field, { readonly card?: Card }> {
  return 'selectLabel' in field;
}

/** The option with the field's card; its own card properties take precedence. */
function withCard(option: CardOption, common: Card | undefined): CardOption {
  if (common === undefined && option.card === undefined) return option;
  const card: Card = { ...common, ...option.card };
  return { ...option, card: fixCard(card, option) };
}

/** Evaluates the parts of a card that may read only the option. */
function fixCard(card: Card, option: Choice): Card {
  const scope = { ...emptyScope, item: itemOf(option) };
  const evaluate = (part: unknown) => evaluateTemplate(compileTemplate(part as Rule), scope).value;
  const { tab, icon, selectedIcon, link, details, ...others } = card;
  const fixed = evaluate({
    ...(tab !== undefined && { tab: textRule(tab) }),
    icon,
    selectedIcon,
    link: linkTemplate(link),
  }) as Partial<Card>;
  if (details === undefined) return { ...others, ...fixed };
  const { label, link: detailsLink, ...shown } = details;
  const fixedDetails = evaluate({ label: textRule(label), link: linkTemplate(detailsLink) }) as Pick<
    typeof details,
    'label' | 'link'
  >;
  return { ...others, ...fixed, details: { ...shown, ...fixedDetails } };
}

function linkTemplate(link: CardLink | undefined) {
  return link && { ...link, label: textRule(link.label) };
}

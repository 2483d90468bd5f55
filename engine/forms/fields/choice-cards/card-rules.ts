import type { Card, CardLink } from '#schemas';
import type { Repeated } from '../../../rules/texts/repeated.ts';
import type { FieldOf } from '../field-declaration.ts';
import type { Loop, PlacedRule } from '../placed-rule.ts';
import { alertsTemplate, featuresTemplate } from './card-view.ts';
import { listed } from './choice-cards.ts';

/** The rules of all cards: those of the field, and those of its options. */
export function choiceCardRules(field: FieldOf<'choice-cards'>): readonly PlacedRule[] {
  return [
    ...cardRules(field.card, '/card'),
    ...listed(field).flatMap(({ card }, index) => cardRules(card, `/options/${index}/card`)),
  ];
}

/** The rules of a card, which read the option as `item`; some may read nothing else. */
function cardRules(card: Card | undefined, at: string): readonly PlacedRule[] {
  if (card === undefined) return [];
  return [
    ...shownRules(card, at).map((rule) => ({ ...rule, item: 'beside' }) as const),
    ...fixedRules(card, at).map((rule) => ({ ...rule, item: 'alone' }) as const),
  ];
}

function shownRules(
  { badge, subtitle, description, features = [], rows, details, unavailable, alerts = [] }: Card,
  at: string,
): readonly PlacedRule[] {
  return [
    { at: `${at}/badge`, rule: badge, gives: 'text' },
    { at: `${at}/subtitle`, rule: subtitle, gives: 'text' },
    { at: `${at}/description`, rule: description, gives: 'text' },
    ...features.flatMap((feature, index) => {
      const place = `${at}/features/${index}`;
      return repeatedRules(feature, place, [{ at: `${place}/text`, rule: feature.text, gives: 'text' }]);
    }),
    { at: `${at}/features`, rule: featuresTemplate(features), gives: 'whole' },
    { at: `${at}/rows`, rule: rows, gives: 'rows' },
    { at: `${at}/details/text`, rule: details?.text, gives: 'text' },
    { at: `${at}/details/rows`, rule: details?.rows, gives: 'rows' },
    { at: `${at}/unavailable/when`, rule: unavailable?.when, gives: 'condition' },
    { at: `${at}/unavailable/label`, rule: unavailable?.label, gives: 'text' },
    ...alerts.flatMap((alert, index) => {
      const place = `${at}/alerts/${index}`;
      return repeatedRules(alert, place, [
        { at: `${place}/when`, rule: alert.when, gives: 'condition' },
        { at: `${place}/text`, rule: alert.text, gives: 'text' },
      ]);
    }),
    { at: `${at}/alerts`, rule: alertsTemplate(alerts), gives: 'whole' },
  ];
}

/** Rules that may read only the option, so their values are the same for every visitor. */
function fixedRules({ tab, icon, selectedIcon, link, details }: Card, at: string): readonly PlacedRule[] {
  return [
    { at: `${at}/tab`, rule: tab, gives: 'text' },
    { at: `${at}/icon`, rule: ruleOfImage(icon), gives: 'image' },
    { at: `${at}/selectedIcon`, rule: ruleOfImage(selectedIcon), gives: 'image' },
    ...linkRules(link, `${at}/link`),
    { at: `${at}/details/label`, rule: details?.label, gives: 'text' },
    ...linkRules(details?.link, `${at}/details/link`),
  ];
}

/** The rule of an image; undefined for a literal image. */
function ruleOfImage(image: Card['icon']): unknown {
  return typeof image === 'object' && image !== null && 'src' in image ? undefined : image;
}

function linkRules(link: CardLink | undefined, at: string): readonly PlacedRule[] {
  return [
    { at: `${at}/label`, rule: link?.label, gives: 'text' },
    { at: `${at}/href`, rule: link?.href, gives: 'text' },
  ];
}

/** The loop of an entry; undefined for one that is not repeated. */
function loopOf({ each, as }: Repeated): Loop | undefined {
  return each === undefined ? undefined : { each, as };
}

/** The rules of an entry, and the rule of the list that it is repeated for. */
function repeatedRules(entry: Repeated, at: string, rules: readonly PlacedRule[]): readonly PlacedRule[] {
  const within = loopOf(entry);
  if (within === undefined) return rules;
  return [
    { at, rule: within.each, gives: 'list', loop: within },
    ...rules.map((rule) => ({ ...rule, within })),
  ];
}

// Generated from choice-cards.styles.ts by `npm run generate`. Do not edit.

export function action(): string {
  return 'choice-cards-action';
}

export function alerts(): string {
  return 'choice-cards-alerts';
}

export function badge(): string {
  return 'choice-cards-badge';
}

export function card(): string {
  return 'choice-cards-card';
}

export function cardRoom(): string {
  return 'choice-cards-card-room';
}

export interface CardsVariants {
  readonly count?: 'one' | 'two' | 'three' | 'four' | 'five' | 'many' | undefined;
}

export function cards({ count }: CardsVariants = {}): string {
  let names = 'choice-cards-cards';
  if (count !== undefined) names += ` choice-cards-cards--count-${count}`;
  return names;
}

export function description(): string {
  return 'choice-cards-description';
}

export function details(): string {
  return 'choice-cards-details';
}

export interface FeatureVariants {
  readonly kind?: 'discount' | 'credit' | 'plain' | undefined;
}

export function feature({ kind }: FeatureVariants = {}): string {
  let names = 'choice-cards-feature';
  if (kind !== undefined) names += ` choice-cards-feature--kind-${kind}`;
  return names;
}

export interface FeatureMarkVariants {
  readonly alone?: boolean | undefined;
}

export function featureMark({ alone }: FeatureMarkVariants = {}): string {
  let names = 'choice-cards-feature-mark';
  if (alone) names += ' choice-cards-feature-mark--alone';
  return names;
}

export function features(): string {
  return 'choice-cards-features';
}

export function link(): string {
  return 'choice-cards-link';
}

export function noChoice(): string {
  return 'choice-cards-no-choice';
}

export function part(): string {
  return 'choice-cards-part';
}

export interface PictureVariants {
  readonly until?: 'ever' | 'open' | 'chosen' | undefined;
}

export function picture({ until }: PictureVariants = {}): string {
  let names = 'choice-cards-picture';
  if (until !== undefined) names += ` choice-cards-picture--until-${until}`;
  return names;
}

export function picturePart(): string {
  return 'choice-cards-picture-part';
}

export function pictures(): string {
  return 'choice-cards-pictures';
}

export function radio(): string {
  return 'choice-cards-radio';
}

export function sharedLink(): string {
  return 'choice-cards-shared-link';
}

export function subtitle(): string {
  return 'choice-cards-subtitle';
}

export function tab(): string {
  return 'choice-cards-tab';
}

export function tabRadio(): string {
  return 'choice-cards-tab-radio';
}

export function tabs(): string {
  return 'choice-cards-tabs';
}

export function title(): string {
  return 'choice-cards-title';
}

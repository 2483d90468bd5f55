// Generated from share-price.styles.ts by `npm run generate`. Do not edit.

export function chart(): string {
  return 'share-price-chart';
}

export function chartLegend(): string {
  return 'share-price-chart-legend';
}

export interface ChartLegendKeyVariants {
  readonly of?: 'price' | 'index' | undefined;
}

export function chartLegendKey({ of }: ChartLegendKeyVariants = {}): string {
  let names = 'share-price-chart-legend-key';
  if (of !== undefined) names += ` share-price-chart-legend-key--of-${of}`;
  return names;
}

export function chartSpace(): string {
  return 'share-price-chart-space';
}

export function chartsArea(): string {
  return 'share-price-charts-area';
}

export function explanationEnd(): string {
  return 'share-price-explanation-end';
}

export function explanationOpener(): string {
  return 'share-price-explanation-opener';
}

export function explanationTitle(): string {
  return 'share-price-explanation-title';
}

export function explanationWindow(): string {
  return 'share-price-explanation-window';
}

export function failure(): string {
  return 'share-price-failure';
}

export function failureTitle(): string {
  return 'share-price-failure-title';
}

export function figure(): string {
  return 'share-price-figure';
}

export function figures(): string {
  return 'share-price-figures';
}

export function figuresBox(): string {
  return 'share-price-figures-box';
}

export function figuresOpener(): string {
  return 'share-price-figures-opener';
}

export function figuresSign(): string {
  return 'share-price-figures-sign';
}

export function figuresTable(): string {
  return 'share-price-figures-table';
}

export function heading(): string {
  return 'share-price-heading';
}

export function indexBox(): string {
  return 'share-price-index-box';
}

export function indexChoice(): string {
  return 'share-price-index-choice';
}

export function label(): string {
  return 'share-price-label';
}

export function links(): string {
  return 'share-price-links';
}

export interface MoveVariants {
  readonly direction?: 'up' | 'down' | undefined;
}

export function move({ direction }: MoveVariants = {}): string {
  let names = 'share-price-move';
  if (direction !== undefined) names += ` share-price-move--direction-${direction}`;
  return names;
}

export function note(): string {
  return 'share-price-note';
}

export function panel(): string {
  return 'share-price-panel';
}

export function paragraph(): string {
  return 'share-price-paragraph';
}

export function performance(): string {
  return 'share-price-performance';
}

export function periodArrow(): string {
  return 'share-price-period-arrow';
}

export function periodBox(): string {
  return 'share-price-period-box';
}

export function periodChoice(): string {
  return 'share-price-period-choice';
}

export function periodForm(): string {
  return 'share-price-period-form';
}

export function periodLabel(): string {
  return 'share-price-period-label';
}

export function periodList(): string {
  return 'share-price-period-list';
}

export function plot(): string {
  return 'share-price-plot';
}

export function quote(): string {
  return 'share-price-quote';
}

export function rangeFill(): string {
  return 'share-price-range-fill';
}

export function rangeSlider(): string {
  return 'share-price-range-slider';
}

export function rangeText(): string {
  return 'share-price-range-text';
}

export interface RangeThumbVariants {
  readonly end?: 'first' | 'first-on-top' | 'last' | undefined;
}

export function rangeThumb({ end }: RangeThumbVariants = {}): string {
  let names = 'share-price-range-thumb';
  if (end !== undefined) names += ` share-price-range-thumb--end-${end}`;
  return names;
}

export function rangeTrack(): string {
  return 'share-price-range-track';
}

export function row(): string {
  return 'share-price-row';
}

export function showPeriod(): string {
  return 'share-price-show-period';
}

export function skeleton(): string {
  return 'share-price-skeleton';
}

export function skeletons(): string {
  return 'share-price-skeletons';
}

export function source(): string {
  return 'share-price-source';
}

export function summary(): string {
  return 'share-price-summary';
}

export function time(): string {
  return 'share-price-time';
}

export function unscriptedFailure(): string {
  return 'share-price-unscripted-failure';
}

// Generated from listing-filters.styles.ts by `npm run generate`. Do not edit.

export function actions(): string {
  return 'listing-filters-actions';
}

export function apply(): string {
  return 'listing-filters-apply';
}

export function checkbox(): string {
  return 'listing-filters-checkbox';
}

export function choice(): string {
  return 'listing-filters-choice';
}

export function choices(): string {
  return 'listing-filters-choices';
}

export function close(): string {
  return 'listing-filters-close';
}

export function count(): string {
  return 'listing-filters-count';
}

export function dates(): string {
  return 'listing-filters-dates';
}

export function form(): string {
  return 'listing-filters-form';
}

export function group(): string {
  return 'listing-filters-group';
}

export function head(): string {
  return 'listing-filters-head';
}

export function label(): string {
  return 'listing-filters-label';
}

export function opener(): string {
  return 'listing-filters-opener';
}

export function panel(): string {
  return 'listing-filters-panel';
}

export function title(): string {
  return 'listing-filters-title';
}

// Generated from data-table.styles.ts by `npm run generate`. Do not edit.

export function dataTable(): string {
  return 'data-table';
}

export function figures(): string {
  return 'data-table-figures';
}

export function moment(): string {
  return 'data-table-moment';
}

export function notice(): string {
  return 'data-table-notice';
}

export function noticeName(): string {
  return 'data-table-notice-name';
}

export function tableBand(): string {
  return 'data-table-table-band';
}

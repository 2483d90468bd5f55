import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import type { TableRow } from '../table-row.ts';

/** Shows rows; asks nothing. */
export const table: FieldDeclaration<FieldOf<'table'>, { readonly rows?: readonly TableRow[] }> = {
  view: {
    template: ({ rows }) => ({ rows }),
    rules: ({ rows }) => [{ at: '/rows', rule: rows, gives: 'rows' }],
  },
};

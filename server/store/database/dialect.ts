/** The databases the store can live in. */
export type Dialect = 'sqlite' | 'postgres';

/** The databases that the store supports. */
export type Dialect = 'sqlite' | 'postgres';

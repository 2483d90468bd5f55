/** A stylesheet is imported only for its side effect. */
declare module '*.css';

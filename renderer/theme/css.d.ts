/** A stylesheet is imported for its effect alone. */
declare module '*.css';

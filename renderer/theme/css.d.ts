/** A stylesheet is imported only for its side effect. */
declare module '*.css';

/** The text of a stylesheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

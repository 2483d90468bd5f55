/** The address of a stylesheet, as Vite gives it. */
declare module '*.css?url' {
  const address: string;
  export default address;
}

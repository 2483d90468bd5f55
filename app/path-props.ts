/** Props of a route that ends in `[[...path]]`. */
export interface PathProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

/** The path of the page, as documents write it. */
export async function pathFrom(params: PathProps['params']): Promise<string> {
  return `/${((await params).path ?? []).join('/')}`;
}

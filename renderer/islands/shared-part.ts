/**
 * The part of an island's props that many visitors share. It may be a file of its own, which the page only names.
 */
export interface SharedPart<Props extends object> {
  /** Names of the members that lead to it, @example ['model', 'definition'] */
  readonly path: readonly string[];
  /** Address of its JSON; undefined if it travels with the other props. */
  readonly src: (props: Props) => string | undefined;
}

/** A copy of the props with another value at a path: undefined leaves the part out of their JSON. */
export function withPart(props: object, [name, ...path]: readonly string[], value: unknown): object {
  if (name === undefined) return props;
  const { [name]: inner } = props as Readonly<Record<string, unknown>>;
  const isLeaf = path.length === 0 || typeof inner !== 'object' || inner === null;
  return { ...props, [name]: isLeaf ? value : withPart(inner, path, value) };
}

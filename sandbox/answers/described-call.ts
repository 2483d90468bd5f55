/** A parameter of a call, as OpenAPI writes it. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: object;
}

/** A call that a stand-in takes: the schemas that it is checked with, and those of its good answers. */
export interface DescribedCall {
  readonly method: 'get' | 'post' | 'put';
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: object;
  /** The body of each good answer by its status. */
  readonly answers: Readonly<Record<number, object>>;
  /** Whether answers are XML; their schemas then describe it as operations read it. */
  readonly answersInXml?: boolean;
}

/** A call with a body. */
export interface CallWithBody extends DescribedCall {
  readonly body: object;
}

export function query(name: string, schema: object, required = true): Parameter {
  return { in: 'query', name, required, schema };
}

/** A call that a stand-in takes: the schema that its body is checked with, and those of its good answers. */
export interface DescribedCall {
  readonly method: 'post' | 'put';
  readonly path: string;
  readonly body: object;
  /** The body of each good answer by its status. */
  readonly answers: Readonly<Record<number, object>>;
}

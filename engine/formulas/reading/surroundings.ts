/** Context of a part within its formula. */
export interface Surroundings {
  /** Element names from `for`, `some` and `every`. */
  readonly names: ReadonlySet<string>;
  /** True where a bare name is a member of the current element. */
  readonly hasItem: boolean;
}

/**
 * Memoizes a function of one object by identity: documents never change. Other arguments are not stored.
 *
 * Bundlers leave out a memoized function that nobody uses, and all that it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoize<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<object, Made>();
  return (given) => {
    if (typeof given !== 'object' || given === null) return make(given);
    const known = made.get(given);
    if (known !== undefined) return known;
    const fresh = make(given);
    made.set(given, fresh);
    return fresh;
  };
}

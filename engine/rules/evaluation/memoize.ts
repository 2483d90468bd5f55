/**
 * The same function, which does its work once for each object: what is a part of a document does not change. Anything
 * else than an object is made anew.
 */
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

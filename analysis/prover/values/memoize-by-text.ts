/** Memoizes a function of a text, such as a path or a name. */
export function memoizeByText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined || made.has(text)) return known as Made;
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}

/** An element of XML, without its namespaces. JSON itself, so that it can be kept like any other answer. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  /** Its own text, without that of the elements in it and without space at both ends. */
  readonly text: string;
  readonly elements: readonly XmlElement[];
};

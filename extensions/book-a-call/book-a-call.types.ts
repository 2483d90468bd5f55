// Written by `waymark schemas` from book-a-call.schema.json. Do not edit.

/** A calendar of a third party where visitors choose when to be called. Where its script cannot run, a link stands in. */
export interface BookACallModule {
  readonly type: 'book-a-call';
  /** Whose calendar it is. */
  readonly variant: 'residential' | 'business';
  /** Heading above the calendar. */
  readonly title: string;
  /** A sentence or two on what the call is for and how long it takes. */
  readonly description?: string;
  /** Another way to reach you, shown until the calendar is there. */
  readonly cta: {
    readonly label: string;
    readonly href: string;
    /** Where the link opens. */
    readonly target?: '_self' | '_blank';
  };
}

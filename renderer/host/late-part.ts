/** A part of the renderer that is loaded when a page first needs it. */
export interface LatePart<Part> {
  /** Always returns the same promise. Once loaded, React's `use` reads it without suspending. */
  readonly fetch: () => Promise<Part>;
  /** The part; undefined until it is loaded. */
  readonly here: () => Part | undefined;
}

/**
 * Whether this renders HTML on a server, which also has content for `noscript`. A browser with scripts shows
 * none of that.
 */
export const isServer = typeof document === 'undefined';

/** A promise with the status that React's `use` reads. */
type Marked<Part> = Promise<Part> & { status?: 'fulfilled'; value?: Part };

/** Creates a late part from the function that loads it. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let coming: Marked<Part> | undefined;
  let here: Part | undefined;

  async function fetchPart(): Promise<Part> {
    try {
      here = await load();
      if (coming) Object.assign(coming, { status: 'fulfilled', value: here });
      return here;
    } catch (error) {
      if (isServer) throw error;
      // In a browser a part that fails to load stays pending, and the page stays the native form that works
      // without it.
      return new Promise<never>(() => undefined);
    }
  }

  return {
    fetch: () => {
      coming ??= fetchPart();
      return coming;
    },
    here: () => here,
  };
}

/** A part of the renderer that comes when a page first needs it, so that other pages do without its code. */
export interface LatePart<Part> {
  /** Gives the same promise every time. Once the part is there, React's `use` gets it from that without waiting. */
  readonly fetch: () => Promise<Part>;
  /** The part; undefined while it is not there. */
  readonly here: () => Part | undefined;
}

/** Whether HTML is made here, for visitors without JavaScript, too. A browser that runs this shows nothing within `noscript`. */
export const isServer = typeof document === 'undefined';

/** A promise as React's `use` marks it. */
type Marked<Part> = Promise<Part> & { status?: 'fulfilled'; value?: Part };

/** Declares a part by how it is loaded. */
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
      // A page whose scripts do not all come stays what it was without them: a native form that works.
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

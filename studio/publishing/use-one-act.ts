import { useRef, useState } from 'react';

/** Acts of one place, of which one is done at a time. */
export interface OneAct {
  /** Words for what is being done, such as "Publishing …"; undefined between acts. */
  readonly doing: string | undefined;
  /** Does it, unless another is being done: a button that is pressed twice acts once. */
  readonly run: (words: string, act: () => Promise<void>) => Promise<void>;
}

/** Lets one act run at a time. */
export function useOneAct(): OneAct {
  const [doing, setDoing] = useState<string>();
  const isBusy = useRef(false);
  const run: OneAct['run'] = async (words, act) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing(words);
    try {
      await act();
    } finally {
      isBusy.current = false;
      setDoing(undefined);
    }
  };
  return { doing, run };
}

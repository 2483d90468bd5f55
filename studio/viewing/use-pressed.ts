import { useEffect, useState } from 'react';
import type { StepUnderFaults } from '#analysis';
import type { JourneyState } from '#engine';
import type { Faults } from '../preview/protocol.ts';
import type { Visitors } from '../preview/use-visitors.ts';

const pauseMs = 250;

interface Pressing {
  readonly step: string;
  /** The visitor as they came to the step. */
  readonly arrived: JourneyState;
  /** With what is answered on it. */
  readonly state: JourneyState;
  readonly faults: Faults;
}

/** A step as its button is pressed with the answers that it shows; undefined without a visitor, and until that is known. */
export function usePressed(
  { press }: Pick<Visitors, 'press'>,
  pressing: Pressing | undefined,
): StepUnderFaults | undefined {
  const [pressed, setPressed] = useState<StepUnderFaults>();
  const key = pressing && JSON.stringify(pressing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same press is said anew at each render.
  useEffect(() => {
    if (pressing === undefined) return setPressed(undefined);
    const { step, arrived, state, faults } = pressing;
    let isCurrent = true;
    const pause = setTimeout(async () => {
      const found = await press({ step, visitor: { arrived, state }, faults });
      if (isCurrent) setPressed(found);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [press, key]);
  return pressed;
}

import type { ReactNode } from 'react';
import type { CurveBackground } from '#schemas';
import { curve as curveClass } from './curve.styles.ts';

interface CurveProps {
  readonly curve: CurveBackground;
  readonly children: ReactNode;
}

/** A background with a curved edge, behind the modules that are its children. */
export function Curve({ curve, children }: CurveProps) {
  return (
    <div className={curveClass({ color: curve.backgroundColor, shape: curve.curveType })}>{children}</div>
  );
}

import type { ReactNode } from 'react';
import type { CurveBackground as CurveBackgroundModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { curve as curveClass } from './curve.styles.ts';

/** A background stands in a zone of its own, and shows behind the modules of the content: `page/page-modules.tsx`. */
export function CurveBackground({ module, host }: ModuleProps<CurveBackgroundModule>) {
  return <HiddenModule host={host} type={module.type} needs="It belongs into the zone “backgroundCurves”." />;
}

interface CurveProps {
  readonly curve: CurveBackgroundModule;
  readonly children: ReactNode;
}

/** A background with a curved edge, behind the modules that are its children. */
export function Curve({ curve, children }: CurveProps) {
  return (
    <div className={curveClass({ color: curve.backgroundColor, shape: curve.curveType })}>{children}</div>
  );
}

import type { CurveBackground as CurveBackgroundModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';

/** A background stands in a zone of its own, and shows behind the modules of the content: `page/page-modules.tsx`. */
export function CurveBackground({ module, host }: ModuleProps<CurveBackgroundModule>) {
  return <HiddenModule host={host} type={module.type} needs="It belongs into the zone “backgroundCurves”." />;
}

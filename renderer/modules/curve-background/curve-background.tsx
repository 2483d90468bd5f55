import type { ReactNode } from 'react';
import type { CurveBackground as CurveBackgroundModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { css } from '../../theme/css.ts';

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

/** Height of the curved part of an edge. */
const rise = 'clamp(2rem, 9vw, 9rem)';

/** A background behind modules. Their bands have none of their own there (`--band`). */
const curveClass = css('curve', {
  position: 'relative',
  isolation: 'isolate',
  '--band': 'transparent',
  '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
  '@print': { '&::before': { display: 'none' }, paddingBlock: '0 !important' },
  variants: {
    color: {
      paper: { '&::before': { backgroundColor: '$paper' } },
      mist: { '&::before': { backgroundColor: '$mist' } },
      'accent-soft': { '&::before': { backgroundColor: '$accentSoft' } },
    },
    shape: {
      arch: {
        paddingTop: `calc(${rise} / 2)`,
        '&::before': { borderRadius: `50% 50% 0 0 / ${rise} ${rise} 0 0` },
      },
      bowl: {
        paddingBottom: `calc(${rise} / 2)`,
        '&::before': { borderRadius: `0 0 50% 50% / 0 0 ${rise} ${rise}` },
      },
      lens: {
        paddingBlock: `calc(${rise} / 2)`,
        '&::before': { borderRadius: `50% / ${rise}` },
      },
      sweep: {
        paddingTop: `calc(${rise} / 2)`,
        '&::before': { borderStartStartRadius: `100% ${rise}` },
      },
    },
  },
});

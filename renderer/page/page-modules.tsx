import type { Page } from '#schemas';
import type { Host } from '../host/host.ts';
import { Curve } from '../modules/curve-background/curve-background.tsx';
import { ModuleView } from '../registry/module-view.tsx';
import { modulesByCurve, type PlacedModule } from './modules-by-curve.ts';

interface PageModulesProps {
  readonly zones: Page['zones'];
  readonly host: Host;
}

/** The modules of a page, with the backgrounds that are behind some of them. */
export function PageModules({ zones: { content, backgroundCurves = [] }, host }: PageModulesProps) {
  return modulesByCurve(content, backgroundCurves).map(({ curve, modules }) => {
    const views = modules.map((placed) => <PlacedView key={placed.index} {...placed} host={host} />);
    if (!curve) return views;
    return (
      <Curve key={`curve-${curve.startModuleId}`} curve={curve}>
        {views}
      </Curve>
    );
  });
}

function PlacedView({ module, index, host }: PlacedModule & { readonly host: Host }) {
  return <ModuleView module={module} host={host} place={`content/${index}`} />;
}

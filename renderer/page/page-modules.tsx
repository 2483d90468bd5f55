import { directionOf, languageOfPart } from '#engine';
import type { CurveBackground, Module, Page } from '#schemas';
import type { Host } from '../host/host.ts';
import { PressCategory } from '../islands/press-category.tsx';
import { Curve } from '../modules/curve-background/curve-background.tsx';
import { ModuleView } from '../registry/module-view.tsx';
import { css } from '../theme/css.ts';

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
  const language = languageOfPart(module, 'textsIn');
  const view = <ModuleView module={module} host={host} place={`content/${index}`} />;
  return (
    <>
      <PressCategory host={host} of={module.type} />
      {language === undefined ? (
        view
      ) : (
        <div lang={language} dir={directionOf(language)} className={inLanguage()}>
          {view}
        </div>
      )}
    </>
  );
}

/** A module in another language than its page takes part in the layout of the page, as any other. */
const inLanguage = css('page-in-language', { display: 'contents' });

interface PlacedModule {
  readonly module: Module;
  /** Position in the content of the page. */
  readonly index: number;
}

/** Modules that follow each other, and the background behind them, if any. */
interface ModuleGroup {
  readonly curve?: CurveBackground;
  readonly modules: readonly PlacedModule[];
}

/**
 * Groups modules by the background behind them. Where two backgrounds overlap, the first one has the modules;
 * one that begins at no module of the page is left out.
 */
export function modulesByCurve(
  content: readonly Module[],
  curves: readonly CurveBackground[],
): readonly ModuleGroup[] {
  const groups: ModuleGroup[] = [];
  const placed = content.map((module, index) => ({ module, index }));
  let rest = placed;
  while (rest.length > 0) {
    const start = rest.findIndex(({ module }) => curveAt(module, curves) !== undefined);
    const before = start < 0 ? rest : rest.slice(0, start);
    if (before.length > 0) groups.push({ modules: before });
    const [first] = rest.slice(before.length);
    const curve = first && curveAt(first.module, curves);
    if (!curve) break;
    const end = before.length + curve.span;
    groups.push({ curve, modules: rest.slice(before.length, end) });
    rest = rest.slice(end);
  }
  return groups;
}

function curveAt(module: Module, curves: readonly CurveBackground[]): CurveBackground | undefined {
  if (!('id' in module) || module.id === undefined) return undefined;
  return curves.find(({ startModuleId }) => startModuleId === module.id);
}

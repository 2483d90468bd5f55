import { createElement } from 'react';
import { modulesWithin } from '#engine';
import type { Module } from '#schemas';
import type { ExtensionView, Host, ModuleProps } from '../host/host.ts';
import { IslandPlace } from '../islands/island-place.tsx';
import { css } from '../theme/css.ts';
import { findStaticRegion, isRegion } from './region-registry.ts';
import { type ModuleOf, type RenderedType, registry } from './registry.ts';
import { UnshownModule } from './unshown-module.tsx';

interface ModuleViewProps {
  readonly module: Module;
  readonly host: Host;
  /** Zone and position of the module on its page, such as `content/3`. */
  readonly place: string;
}

/**
 * Renders a module with the component that is registered for its type. A region leaves its place: the front
 * of the site fills it for each request.
 */
export function ModuleView({ module, host, place }: ModuleViewProps) {
  if (isRegion(module.type)) {
    if (host.renderRegion) return host.renderRegion(module, place);
    const refreshes = findStaticRegion(module.type)?.refreshSeconds !== undefined;
    return <IslandPlace name={module.type} place={place} refreshes={refreshes} />;
  }
  const shown = host.showExtension?.(module, place);
  if (shown !== undefined) return shown;
  const own = host.renderExtension?.(module, place);
  if (own?.region) {
    const { isHydrated, refreshes } = own.region;
    return (
      <IslandPlace name={isHydrated ? 'own-island' : 'own-region'} place={place} refreshes={refreshes} />
    );
  }
  if (own) return <ExtensionModule type={module.type} view={own} host={host} />;
  // A draft in preview is unchecked, whatever the types say; a checked release has none.
  if (!Object.hasOwn(registry, module.type))
    return host.preview ? <UnshownModule type={module.type} /> : null;
  return viewOf(module as ModuleOf[RenderedType], host, place);
}

function viewOf<T extends RenderedType>(module: ModuleOf[T] & { type: T }, host: Host, place: string) {
  const within = modulesWithin(module).map((inner) => (
    <ModuleView key={inner.at} module={inner.module} host={host} place={`${place}/${inner.at}`} />
  ));
  const props = { module, host, place, ...(within.length > 0 && { children: within }) };
  return createElement<ModuleProps<ModuleOf[T]>>(registry[module.type], props);
}

interface ExtensionModuleProps {
  readonly type: string;
  readonly view: ExtensionView;
  readonly host: Host;
}

/** A module of the site's own. In preview, one that fails says why. */
function ExtensionModule({ type, view: { html, attributes, trouble }, host }: ExtensionModuleProps) {
  if (trouble === undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has left out what a page may not have.
    return <div {...attributes} className={extensionModule()} dangerouslySetInnerHTML={{ __html: html }} />;
  return host.preview ? <UnshownModule type={type} trouble={trouble} /> : null;
}

/** Its content takes part in the layout of the page, as that of any module. */
const extensionModule = css('registry-extension-module', { display: 'contents' });

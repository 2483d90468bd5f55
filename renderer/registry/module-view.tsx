import { createElement } from 'react';
import type { Host, ModuleProps } from '../host/host.ts';
import { unknownModule, unknownModuleType } from './registry.classes.ts';
import { type ModuleOf, registry } from './registry.ts';

/** Renders a module with the component that is registered for its type. */
export function ModuleView<T extends keyof ModuleOf>({
  module,
  host,
}: ModuleProps<ModuleOf[T] & { type: T }>) {
  // A draft in preview is unchecked, whatever the types say.
  if (!Object.hasOwn(registry, module.type)) return <UnknownModule type={module.type} host={host} />;
  return createElement<ModuleProps<ModuleOf[T]>>(registry[module.type], { module, host });
}

/** A box in preview, so that an author sees the mistake; nothing live, where a checked release has none. */
function UnknownModule({ type, host }: { readonly type: string; readonly host: Host }) {
  if (!host.preview) return null;
  return (
    <div className={unknownModule()}>
      No module is called <code className={unknownModuleType()}>{type}</code>.
    </div>
  );
}

import type { Breadcrumb as BreadcrumbModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { container } from '../../theme/layout.styles.ts';
import { breadcrumb, entries } from './breadcrumb.styles.ts';

/** Links to the pages above this one. */
export function Breadcrumb({ module, host }: ModuleProps<BreadcrumbModule>) {
  const { type, label = host.site.words.modules.breadcrumb } = module;
  if (host.trail.length === 0)
    return <HiddenModule host={host} type={type} needs="It needs a page above this one." />;
  return (
    <nav className={breadcrumb()} aria-label={label}>
      <div className={container()}>
        <ol className={entries()}>
          {host.trail.map(({ title, href }) => (
            <li key={href}>
              <Anchor href={href}>{title}</Anchor>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

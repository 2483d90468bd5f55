import type { SectionHeader as SectionHeaderModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { description, sectionHeader, subtitle, title } from './section-header.styles.ts';

/** A heading that opens a new part of the page. */
export function SectionHeader({ module }: ModuleProps<SectionHeaderModule>) {
  return (
    <Band leading>
      <div className={sectionHeader({ alignment: module.alignment })}>
        <h2 className={title()}>{module.title}</h2>
        {module.subtitle && <p className={subtitle()}>{module.subtitle}</p>}
        {module.description && <p className={description()}>{module.description}</p>}
      </div>
    </Band>
  );
}

import type { SectionHeader as SectionHeaderModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';

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

const sectionHeader = css('section-header', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  maxWidth: '48rem',
  variants: {
    alignment: {
      start: {},
      center: { marginInline: 'auto', textAlign: 'center' },
    },
  },
});

const title = css('section-header-title', {
  fontSize: '$3xl',
  lineHeight: 1.1,
  letterSpacing: '$tight',
});

const subtitle = css('section-header-subtitle', {
  order: -1,
  fontWeight: '$semibold',
  color: '$accentText',
});

const description = css('section-header-description', {
  fontSize: '$lg',
  lineHeight: 1.5,
  color: '$inkSoft',
});

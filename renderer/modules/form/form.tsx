import type { FormModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { split, splitTitle } from '../../theme/layout.styles.ts';
import { form, heading } from './form.styles.ts';

/** The form of one step of a journey, rendered by the host of the page. */
export function Form({ module, host }: ModuleProps<FormModule>) {
  const { variant = 'in-page' } = module;
  return (
    <Band surface={variant === 'footer' ? 'night' : 'canvas'}>
      <div className={module.heading ? `${split()} ${heading()}` : undefined}>
        {module.heading && <h2 className={splitTitle()}>{module.heading}</h2>}
        <div className={form({ variant })} data-headed={module.heading && ''}>
          {host.renderForm(module)}
        </div>
      </div>
    </Band>
  );
}

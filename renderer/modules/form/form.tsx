import type { FormModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { split, splitTitle } from '../../theme/layout.styles.ts';

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

/** With `split`: a step with a summary fills the whole width, so that the summary fits beside it. */
const heading = css('form-heading', { '&:has([data-beside])': { display: 'block' } });

const form = css('form', {
  minWidth: 0,
  variants: {
    variant: {
      'in-page': {},
      // A sheet of paper on the dark band.
      footer: {
        padding: 'clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
        borderRadius: '$lg',
        backgroundColor: '$canvas',
        color: '$ink',
        '--ring': '$colors$focus',
      },
    },
  },
});

import type { FormModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';

/** The form of one step of a journey, rendered by whoever hosts the page. */
export function Form({ module, host }: ModuleProps<FormModule>) {
  return (
    <Band title={module.heading} width="form">
      {host.renderForm(module)}
    </Band>
  );
}

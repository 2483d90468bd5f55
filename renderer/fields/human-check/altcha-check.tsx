import type { FieldProps } from '../field-props.ts';
import { type Mount, ServiceFrame } from './service-frame.tsx';

interface AltchaCheckProps extends FieldProps<'human-check'> {
  readonly challengePath: string;
}

/** ALTCHA, served by ourselves: the visitor's machine does a little work instead of the visitor. */
export function AltchaCheck({ challengePath, ...props }: AltchaCheckProps) {
  const mount: Mount = async (place, onToken) => {
    const { mountAltcha } = await import('./mount-altcha.ts');
    return mountAltcha(place, challengePath, props.field.label, onToken);
  };
  return <ServiceFrame {...props} mount={mount} />;
}

import type { FieldProps } from '../field-props.ts';
import { type Mount, ServiceFrame } from './service-frame.tsx';

interface RecaptchaCheckProps extends FieldProps<'human-check'> {
  readonly siteKey: string;
}

/** reCAPTCHA, for sites that are configured with a key of theirs. */
export function RecaptchaCheck({ siteKey, ...props }: RecaptchaCheckProps) {
  const mount: Mount = async (place, onToken) => {
    const { mountRecaptcha } = await import('./mount-recaptcha.ts');
    return mountRecaptcha(place, siteKey, onToken);
  };
  return <ServiceFrame {...props} mount={mount} />;
}

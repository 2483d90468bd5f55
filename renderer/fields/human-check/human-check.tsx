import { unreachable } from '#engine';
import type { FieldProps } from '../field-props.ts';
import { Statement } from '../statement.tsx';
import { AltchaCheck } from './altcha-check.tsx';
import { RecaptchaCheck } from './recaptcha-check.tsx';

/** Tells people from robots: a plain box to tick, or the service the site is configured with. */
export function HumanCheck(props: FieldProps<'human-check'>) {
  const { field, id, texts, required, problem, registration, host } = props;
  const { humanCheck } = host;
  switch (humanCheck.kind) {
    case 'checkbox':
      return (
        <Statement
          id={id}
          label={field.label}
          hint={field.hint}
          ticked={texts.includes('true')}
          required={required}
          problem={problem}
          registration={registration}
          words={host.words}
        />
      );
    case 'altcha':
      return <AltchaCheck {...props} challengePath={humanCheck.challengePath} />;
    case 'recaptcha':
      return <RecaptchaCheck {...props} siteKey={humanCheck.siteKey} />;
    default:
      return unreachable(humanCheck);
  }
}

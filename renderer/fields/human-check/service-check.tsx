import { type RefObject, useEffect, useRef, useState } from 'react';
import { unreachable } from '#engine';
import { describedBy, hintId } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { group, hint as hintClass, label as labelClass } from '../../field-parts/frame/field.styles.ts';
import { FieldLabel } from '../../field-parts/frame/field-label.tsx';
import { FieldMessage } from '../../field-parts/frame/field-message.tsx';
import type { HumanCheck } from '../../host/field-host.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { place } from './human-check.styles.ts';

interface ServiceCheckProps extends FieldProps<'human-check'> {
  readonly check: Exclude<HumanCheck, { readonly kind: 'checkbox' }>;
}

/** Frame around the control of a service. The token from the service is sent as the answer. */
export function ServiceCheck({ check, field, id, required, problem, host, onAnswer }: ServiceCheckProps) {
  const [token, setToken] = useState('');
  const target = useRef<HTMLDivElement>(null);
  useWhenNear(target, (element) =>
    mountService(check, element, field.label, (next) => {
      setToken(next);
      onAnswer(next);
    }),
  );
  return (
    <fieldset className={group()} aria-describedby={describedBy(id, field.hint, problem)}>
      <legend>
        {/* The ALTCHA widget shows the label itself. */}
        <span className={check.kind === 'altcha' ? visuallyHidden() : labelClass()}>
          <FieldLabel label={field.label} language={field.language} required={required} words={host.words} />
        </span>
      </legend>
      {field.hint !== undefined && (
        <p id={hintId(id)} lang={field.language} className={hintClass()}>
          {field.hint}
        </p>
      )}
      <div ref={target} id={id} tabIndex={-1} className={place()} />
      <noscript>{host.words.scriptNeeded}</noscript>
      <input type="hidden" name={field.name} value={token} />
      <FieldMessage id={id} problem={problem} words={host.words} />
    </fieldset>
  );
}

/** Mounts the control of a service. Resolves to the function that removes it. */
async function mountService(
  check: ServiceCheckProps['check'],
  element: HTMLElement,
  label: string,
  onToken: (token: string) => void,
): Promise<() => void> {
  switch (check.kind) {
    case 'altcha': {
      const { mountAltcha } = await import('./mount-altcha.ts');
      return mountAltcha(element, check.challengePath, label, onToken);
    }
    case 'recaptcha': {
      const { mountRecaptcha } = await import('./mount-recaptcha.ts');
      return mountRecaptcha(element, check.siteKey, onToken);
    }
    default:
      return unreachable(check);
  }
}

/** Loads the heavy code of a service only when the visitor scrolls near. */
function useWhenNear(
  target: RefObject<HTMLElement | null>,
  mount: (element: HTMLElement) => Promise<() => void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a service is put in place once.
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let remove: (() => void) | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        mount(element).then(
          (taken) => {
            if (gone) taken();
            else remove = taken;
          },
          // Without the service the field stays empty, and the server reports it.
          () => undefined,
        );
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      remove?.();
    };
  }, []);
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { field as fieldClass, hint as hintClass, label as labelClass } from '../field.classes.ts';
import { describedBy, hintId, labelId } from '../field-ids.ts';
import { FieldLabel } from '../field-label.tsx';
import { FieldMessage } from '../field-message.tsx';
import type { FieldProps } from '../field-props.ts';
import { place } from './human-check.classes.ts';

/** Puts a service's own control into a place and calls back with the token it gives; returns how to take it out. */
export type Mount = (place: HTMLElement, onToken: (token: string) => void) => Promise<() => void>;

/** What stands around the control of a service. The token is sent as the answer. */
export function ServiceFrame({ mount, ...props }: FieldProps<'human-check'> & { readonly mount: Mount }) {
  const { field, id, required, problem, host, onAnswer } = props;
  const [token, setToken] = useState('');
  const target = useRef<HTMLDivElement>(null);
  useWhenNear(target, mount, (next) => {
    setToken(next);
    onAnswer(next);
  });
  return (
    <div
      className={fieldClass()}
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy(id, field.hint, problem)}
    >
      <span id={labelId(id)} className={labelClass()}>
        <FieldLabel label={field.label} required={required} words={host.words} />
      </span>
      {field.hint !== undefined && (
        <p id={hintId(id)} className={hintClass()}>
          {field.hint}
        </p>
      )}
      <div ref={target} id={id} tabIndex={-1} className={place()} />
      <noscript>{host.words.scriptNeeded}</noscript>
      <input type="hidden" name={field.name} value={token} />
      <FieldMessage id={id} problem={problem} words={host.words} />
    </div>
  );
}

/** Services are heavy: theirs is fetched when the visitor comes near. */
function useWhenNear(
  target: RefObject<HTMLElement | null>,
  mount: Mount,
  onToken: (token: string) => void,
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
        mount(element, onToken).then(
          (taken) => {
            if (gone) taken();
            else remove = taken;
          },
          // Without the service the field stays empty, and the server says what is missing.
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

import { lazy, Suspense } from 'react';
import { Statement } from '../../field-parts/choices/statement.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { place } from './human-check.styles.ts';

const ServiceCheck = lazy(() =>
  import('./service-check.tsx').then((module) => ({ default: module.ServiceCheck })),
);

/** Tells people from robots: a plain checkbox, or the service that the site is configured with. */
export function HumanCheck(props: FieldProps<'human-check'>) {
  const { humanCheck } = props.host;
  if (humanCheck.kind !== 'checkbox') {
    return (
      <Suspense fallback={<div className={place()} />}>
        <ServiceCheck {...props} check={humanCheck} />
      </Suspense>
    );
  }
  return <Statement {...props} />;
}

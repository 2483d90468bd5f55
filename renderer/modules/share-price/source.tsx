import { useId } from 'react';
import { Anchor } from '../../host/anchor.tsx';
import { Explanation } from './explanation.tsx';
import { links, note, source } from './share-price.styles.ts';
import type { CompleteSharePrice } from './share-price-props.ts';

/** Where the figures are from, what they mean, and where the exchange has more. */
export function Source({ module }: { readonly module: CompleteSharePrice }) {
  const id = useId();
  return (
    <div className={source()}>
      <Explanation explanation={module.explanation} id={`${id}explanation`} />
      <ul className={links()}>
        {module.exchangeLinks.map(({ label, href, target }) => (
          <li key={href}>
            <Anchor href={href} target={target}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={note()}>{module.source}</p>
    </div>
  );
}

import { Primary, Stories, useOf } from '@storybook/addon-docs/blocks';
import { PropertyEditors } from '../editors/property-editors.tsx';
import { type Guidance, guidanceParts, statuses } from './guidance.ts';
import './component-page.css';

/** Parameters of a story file for its docs page. */
export interface ComponentParameters {
  readonly type: string;
  /** Path of its schema, under schemas/. */
  readonly path: string;
  readonly purpose: string;
  readonly guidance: Guidance;
}

/** The page of a module or field: when to use it, its JSON, its properties and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const { type, path, purpose, guidance } = preparedMeta.parameters.component as ComponentParameters;
  return (
    <>
      <h1>
        {type} <span className={`status status-${guidance.status}`}>{guidance.status}</span>
      </h1>
      <p className="purpose">{purpose}</p>
      <p className="synonyms">Also called: {guidance.synonyms.join(', ')}.</p>
      <Primary />
      <GuidanceView guidance={guidance} />
      <h2>Properties</h2>
      <p>
        “Show code” under an example gives the JSON to paste into a document. Change a property here, and the
        example above and its JSON change with it.
      </p>
      <PropertyEditors path={path} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

function GuidanceView({ guidance }: { readonly guidance: Guidance }) {
  return (
    <div className="guidance">
      {Object.entries(guidanceParts).map(([part, heading]) => (
        <section key={part} data-part={part}>
          <h2>{heading}</h2>
          <ul>
            {guidance[part as keyof typeof guidanceParts].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>{statuses[guidance.status]}</p>
    </div>
  );
}

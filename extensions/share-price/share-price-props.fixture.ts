import examples from './examples.json' with { type: 'json' };
import { exampleFigures } from './figures/share-figures.fixture.ts';
import type { SharePriceModule } from './share-price.types.ts';
import type { SharePriceProps } from './share-price-props.ts';

/** The module of the first example. */
export const exampleModule = examples[0]?.module as SharePriceModule;

/** The figures of the example, as the server gives them to the component. */
export const exampleProps: SharePriceProps = {
  module: exampleModule,
  host: { language: 'en-nz', timeZone: 'Pacific/Auckland' },
  data: { state: 'ready', result: exampleFigures },
  operationPath: `data:application/json,${encodeURIComponent(JSON.stringify(exampleFigures))}`,
  path: '/shares',
  query: '',
};

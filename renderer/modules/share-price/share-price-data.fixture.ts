import type { SharePrice } from '#schemas';
import examples from './examples.json' with { type: 'json' };
import { exampleFigures } from './figures/share-figures.fixture.ts';
import type { SharePriceData } from './share-price-props.ts';

/** The module of the first example. */
export const exampleModule = examples[0]?.module as SharePrice;

/** The figures of the example, as the server has them. */
export const exampleData: SharePriceData = {
  served: { state: 'ready', result: exampleFigures },
  figuresPath: `data:application/json,${encodeURIComponent(JSON.stringify(exampleFigures))}`,
  language: 'en-nz',
  timeZone: 'Pacific/Auckland',
};

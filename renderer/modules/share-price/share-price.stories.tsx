import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { SharePrice as SharePriceModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { SharePrice } from './share-price.tsx';
import { exampleData, exampleModule } from './share-price-data.fixture.ts';
import type { SharePriceData } from './share-price-props.ts';

/** The module with figures that never change. */
function withData(data: SharePriceData) {
  return ({ module }: { readonly module: SharePriceModule }) => (
    <SharePrice module={module} data={data} path="/shares" query="" />
  );
}

export default { ...moduleStories('share-price', withData(exampleData)) };

const example = exampleStory(examples);

export const Complete: StoryObj = {
  ...example('Complete'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Price\. 2 December 2025 to/ })).toBeVisible();
    const bars = () => canvasElement.querySelectorAll('.apexcharts-bar-area');
    await waitFor(() => expect(bars()).toHaveLength(65));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '1 month');
    await waitFor(() => expect(bars()).toHaveLength(21));
  },
};

const inDataState = (name: string, data: SharePriceData): StoryObj => ({
  name,
  args: { ...exampleModule },
  render: () => <SharePrice module={exampleModule} data={data} path="/shares" query="" />,
});

/** An address that answers with an error. */
const nowhere = 'data:application/json,null';

export const NotLoaded = inDataState('Not loaded', {
  ...exampleData,
  figuresPath: nowhere,
  served: { state: 'failed' },
});

export const Hovered = inState('hovered', Complete);
export const Focused = inState('focused', Complete);

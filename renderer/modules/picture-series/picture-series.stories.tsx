import type { PictureSeries as PictureSeriesModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleSeries } from './example-series.ts';
import examples from './examples.json' with { type: 'json' };
import { PictureSeries } from './picture-series.tsx';

export default {
  ...moduleStories<PictureSeriesModule>('picture-series', ({ module }) => (
    <PictureSeries
      module={module}
      data={exampleSeries(module)}
      query=""
      path="/tides/wharf"
      place="content/0"
      site={exampleSite}
    />
  )),
};

const example = exampleStory(examples);

export const Tides = example('Tides');
export const WithoutAPicture = example('Without a picture');
export const WithoutData = example('Without data');
export const Hovered = inState('hovered', Tides);
export const Focused = inState('focused', Tides);

import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { RichText } from './rich-text.tsx';

export default { ...moduleStories('rich-text', RichText) };

const example = exampleStory(examples);

export const Article = example('Article');
export const EveryHeading = example('Every heading');
export const CentredQuote = example('Centred quote');
export const RawHtml = example('Raw html');
export const TableWithoutAHeaderRow = example('Table without a header row');
export const WideTable = example('Wide table');
export const ImagesBySize = example('Images by size');
export const EmbedWithoutAVideo = example('Embed without a video');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Article);
export const Focused = inState('focused', Article);

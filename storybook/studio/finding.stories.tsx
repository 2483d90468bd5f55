import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from '../../studio/finding/command-palette.tsx';
import { Gallery } from '../../studio/outline/gallery.tsx';
import { nothing, studioStories } from './in-studio.tsx';
import { hours, sampleWork } from './sample-work.ts';

export default { title: 'Studio/Finding', ...studioStories } satisfies Meta;

const commands = [{ title: 'Undo', keys: 'Ctrl Z', run: nothing }];
const palette = { work: sampleWork(), commands, begun: '', onOpen: nothing, onClose: nothing };

export const Palette: StoryObj = { render: () => <CommandPalette {...palette} selected={undefined} /> };
export const PaletteWithASelection: StoryObj = {
  render: () => <CommandPalette {...palette} selected={{ ...hours, pointer: `${hours.pointer}/name` }} />,
};

const gallery = { presets: [], onChoose: nothing, onChoosePreset: nothing, onClose: nothing };

const kinds = ['Text input', 'Radio group', 'Date input'].map((title) => ({
  type: title.toLowerCase().replace(' ', '-'),
  title,
  help: 'An answer of its kind.',
  use: 'Use it where its kind of answer is wanted.',
  synonyms: 'question',
  asksNothing: false,
  picture: undefined,
  placed: { schema: {}, path: '' },
}));

export const GalleryOfQuestions: StoryObj = {
  render: () => <Gallery kinds={kinds} asksLabel {...gallery} />,
};
export const EmptyGallery: StoryObj = {
  render: () => <Gallery kinds={[]} asksLabel={false} {...gallery} />,
};

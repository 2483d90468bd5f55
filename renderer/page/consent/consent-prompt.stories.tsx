import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleSite } from '../../host/example-content.ts';
import { ConsentPrompt } from './consent-prompt.tsx';
import { consentId } from './consent-texts.ts';

/** On a page a script opens it. */
function open() {
  document.getElementById(consentId)?.showPopover();
}

export default {
  title: 'Prompts/Consent',
  component: ConsentPrompt,
  parameters: { layout: 'fullscreen' },
  args: {
    words: exampleSite.words.consent,
    tags: {
      purposes: {
        measurement: 'Measure how visitors use the site',
        personalisation: 'Show what may interest me',
      },
      scripts: [{ script: 'https://tags.example/tag.js', purpose: 'measurement' }],
    },
  },
  play: open,
} satisfies Meta<typeof ConsentPrompt>;

type Story = StoryObj<typeof ConsentPrompt>;

export const UsualTexts: Story = {};

export const OwnTexts: Story = {
  args: {
    tags: {
      purposes: { measurement: 'Count visits' },
      scripts: [{ script: 'https://tags.example/tag.js', purpose: 'measurement' }],
      prompt: {
        title: 'May we count your visit?',
        text: 'Nobody learns who you are.',
        link: { label: 'How we count', href: '/privacy' },
        acceptLabel: 'Yes, count it',
        declineLabel: 'No, thank you',
      },
    },
  },
};

export const WithItsChoices: Story = {
  play: () => {
    open();
    document.querySelector(`#${consentId} summary`)?.parentElement?.toggleAttribute('open', true);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { container } from '../theme/layout.styles.ts';
import { exampleHire, exampleStep } from './example-step.fixture.ts';
import { JourneyForm } from './journey-form.tsx';
import { partsOf } from './late-parts.ts';

const meta: Meta<typeof JourneyForm> = {
  title: 'journey/journey-form',
  component: JourneyForm,
  args: {
    model: exampleStep(),
    action: '/api/journeys/cake-order/order',
    backHref: '/cakes',
    validatorsSrc: 'data:text/javascript,export default {}',
    humanCheck: { kind: 'checkbox' },
    words: englishFormWords,
    navigate: () => undefined,
  },
  // Load the late parts before the story is played or checked.
  loaders: [({ args }) => Promise.all(partsOf(args.model).map((part) => part.fetch()))],
  decorators: [
    (Story, { parameters }) => (
      <div className={container(parameters.wide ? {} : { width: 'form' })}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

export const AsItOpens: StoryObj<typeof JourneyForm> = {};

export const WithProblems: StoryObj<typeof JourneyForm> = {
  args: {
    model: exampleStep({
      given: { gate: 'yes', email: 'aroha@' },
      problems: [
        { field: 'fullName', keyword: 'required', message: 'Please enter your first and last name' },
        { field: 'email', keyword: 'format', message: 'Please enter a valid email address' },
        { field: 'obstacles', keyword: 'required', message: 'Please select what is in the way' },
      ],
    }),
  },
};

export const AfterAFailure: StoryObj<typeof JourneyForm> = {
  args: {
    model: exampleStep({
      notices: [{ tone: 'error', message: 'Sorry, the oven is cold.' }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send the order' })).toHaveFocus();
  },
};

export const WithEveryQuestion: StoryObj<typeof JourneyForm> = {
  args: { model: exampleStep({ given: { gate: 'yes', obstacles: ['code', 'other'], size: 'small' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByText('What is in the way?')).toBeNull();
  },
};

const withOverview: StoryObj<typeof JourneyForm> = {
  args: { model: exampleHire(), backHref: '/hire/who' },
  parameters: { wide: true },
};

export const WithEverythingAround: StoryObj<typeof JourneyForm> = {
  ...withOverview,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /City/ }));
    await expect(canvas.getByText('You have chosen: city')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Hire it' })).toBeVisible();
  },
};

export const WithWhatWasFound: StoryObj<typeof JourneyForm> = {
  ...withOverview,
  args: {
    ...withOverview.args,
    model: exampleHire({
      given: {
        plan: 'city',
        days: 2,
        insurance: true,
        member: 'AB1234',
        pickUp: '12 Harbour Street, Petone',
      },
      results: {
        party: 'two',
        member: { name: 'Aroha Ngata', since: '2019', colour: 'silver' },
        charged: false,
      },
    }),
  },
};

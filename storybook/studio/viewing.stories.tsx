import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import type { StepUnderFaults } from '#analysis';
import { newState } from '#engine';
import { usualLook } from '../../studio/preview/look.ts';
import type { Faults } from '../../studio/preview/protocol.ts';
import { LastState } from '../../studio/viewing/last-state.tsx';
import { LookSettings } from '../../studio/viewing/look-settings.tsx';
import { Messages } from '../../studio/viewing/messages.tsx';
import { Services } from '../../studio/viewing/services.tsx';
import { nothing, studioStories } from './in-studio.tsx';

export default { title: 'Studio/Viewing', ...studioStories } satisfies Meta;

const languages = [
  { language: 'en', name: 'English', isTranslated: true },
  { language: 'mi', name: 'Te reo Māori', isTranslated: false },
];
const settings = { look: usualLook, languages: [], onLook: nothing, width: undefined, onWidth: nothing };

const lookStory = (own: Partial<ComponentProps<typeof LookSettings>>): StoryObj => ({
  render: () => (
    <div className="row view-settings">
      <LookSettings {...settings} {...own} />
    </div>
  ),
});

export const Look = lookStory({});
export const LookInALanguageWithoutTranslation = lookStory({
  look: { ...usualLook, language: 'mi', colors: 'forced-dark', hasScripts: false },
  languages,
  width: 375,
});

const mistake = {
  code: 'type',
  severity: 'error',
  document: 'price-form',
  pointer: '/fields/0/label',
  line: 5,
  column: 7,
  message: 'Write a text.',
} as const;

export const PageWithAMistake: StoryObj = {
  render: () => <LastState outdated={['price-form']} problems={[mistake]} onShow={nothing} />,
};

const state = newState('sample');
const steps = [{ step: 'price', title: 'Your estimate', path: '/estimate/price' }];
const received = {
  operation: 'check-hours',
  received: [
    { names: ['visit', 'day'], value: '4 May 2026', question: 'Which day?' },
    { names: ['visit', 'contacts', 1, 'phone'], value: '••••', question: 'Your phone number' },
    { names: ['visit', 'extraComments'], value: 'Dog: Rex' },
  ],
  answered: [{ names: ['isOpen'], value: 'yes' }],
};
const stays = {
  state,
  outcome: 'stays',
  notices: [],
  next: undefined,
  calls: [{ ...received, answered: undefined }],
  refused: [],
} as const;
const goes = { ...stays, outcome: 'goes', next: { step: 'price', state } } as const;
const inDrawer = (content: ReactNode) => <section className="drawer">{content}</section>;

/** The services of a step, and what becomes of a press of its button. */
const servicesStory = (
  result?: StepUnderFaults,
  faults: Faults = {},
  calls = ['check-hours', 'check-hours-elsewhere'],
): StoryObj => ({
  render: () =>
    inDrawer(
      <Services
        {...{ calls, faults, result, steps }}
        callsOfStep={['check-hours']}
        onChange={nothing}
        onFollow={nothing}
      />,
    ),
});

export const NoService = servicesStory(undefined, {}, []);
export const ServicesWork = servicesStory();
export const ServiceFails = servicesStory(
  { ...stays, notices: [{ tone: 'error', message: 'Please call us instead.', stays: false }] },
  { 'check-hours': 'away' },
);
export const ServiceReceives = servicesStory({ ...goes, calls: [received] });
export const VisitorLeaves = servicesStory({
  ...goes,
  next: undefined,
  leaves: { title: 'Thanks for your order', path: '/thanks' },
  calls: [received],
});
export const FormAsksFirst = servicesStory({
  ...stays,
  outcome: 'asked',
  calls: [],
  refused: [{ label: 'Which day?', message: 'Please choose a day.' }],
});
export const ServiceFailsInSilence = servicesStory(stays, { 'check-hours': 'late' });
export const FallbackAnswers = servicesStory(goes, { 'check-hours': 'error' });

const refused = { shown: undefined, onShow: nothing, isWithoutContent: false, onWithoutContent: nothing };
const messages = Array.from({ length: 12 }, (_, index) => ({
  label: `Question ${1 + Math.floor(index / 3)}`,
  problem: {
    field: `answer${Math.floor(index / 3)}`,
    keyword: (['required', 'maxLength', 'check'] as const)[index % 3] ?? 'required',
    message: ['Please answer', 'That is too long', 'Nobody has so many'][index % 3] ?? '',
  },
  visitor: index > 8 ? undefined : 0,
  isOwn: index % 3 !== 0,
}));

export const NoMessages: StoryObj = { render: () => inDrawer(<Messages {...refused} messages={[]} />) };
export const ManyMessages: StoryObj = {
  render: () => inDrawer(<Messages {...refused} messages={messages} shown={messages[1]?.problem} />),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { newState } from '#engine';
import { usualLook } from '../../studio/preview/look.ts';
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
const settings = { look: usualLook, onLook: nothing, width: undefined, onWidth: nothing };

export const Look: StoryObj = {
  render: () => (
    <div className="row view-settings">
      <LookSettings {...settings} languages={[]} />
    </div>
  ),
};

export const LookInALanguageWithoutTranslation: StoryObj = {
  render: () => (
    <div className="row view-settings">
      <LookSettings
        {...settings}
        look={{ ...usualLook, language: 'mi', colors: 'forced-dark', hasScripts: false }}
        languages={languages}
        width={375}
      />
    </div>
  ),
};

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
const services = { callsOfStep: ['check-hours'], steps, onChange: nothing, onFollow: nothing };
const calls = ['check-hours', 'check-hours-elsewhere'];
const received = {
  operation: 'check-hours',
  received: [
    { names: ['visit', 'day'], value: '4 May 2026', question: 'Which day?' },
    { names: ['visit', 'contacts', 1, 'phone'], value: '••••', question: 'Your phone number' },
    { names: ['visit', 'extraComments'], value: 'Dog: Rex' },
  ],
  answered: [{ names: ['isOpen'], value: 'yes' }],
};
const failed = { calls: [{ ...received, answered: undefined }], refused: [] };
const inDrawer = (content: ReactNode) => <section className="drawer">{content}</section>;

export const NoService: StoryObj = {
  render: () => inDrawer(<Services {...services} calls={[]} faults={{}} result={undefined} />),
};
export const ServicesWork: StoryObj = {
  render: () => inDrawer(<Services {...services} calls={calls} faults={{}} result={undefined} />),
};
export const ServiceFails: StoryObj = {
  render: () =>
    inDrawer(
      <Services
        {...services}
        calls={calls}
        faults={{ 'check-hours': 'away' }}
        result={{
          state,
          outcome: 'stays',
          notices: [{ tone: 'error', message: 'Please call us instead.', stays: false }],
          next: undefined,
          ...failed,
        }}
      />,
    ),
};
export const ServiceReceives: StoryObj = {
  render: () =>
    inDrawer(
      <Services
        {...services}
        calls={calls}
        faults={{}}
        result={{
          state,
          outcome: 'goes',
          notices: [],
          next: { step: 'price', state },
          calls: [received],
          refused: [],
        }}
      />,
    ),
};
export const FormAsksFirst: StoryObj = {
  render: () =>
    inDrawer(
      <Services
        {...services}
        calls={calls}
        faults={{}}
        result={{
          state,
          outcome: 'asked',
          notices: [],
          next: undefined,
          calls: [],
          refused: [{ label: 'Which day?', message: 'Please choose a day.' }],
        }}
      />,
    ),
};
export const ServiceFailsInSilence: StoryObj = {
  render: () =>
    inDrawer(
      <Services
        {...services}
        calls={calls}
        faults={{ 'check-hours': 'late' }}
        result={{ state, outcome: 'stays', notices: [], next: undefined, ...failed }}
      />,
    ),
};
export const FallbackAnswers: StoryObj = {
  render: () =>
    inDrawer(
      <Services
        {...services}
        calls={calls}
        faults={{ 'check-hours': 'error' }}
        result={{ state, outcome: 'goes', notices: [], next: { step: 'price', state }, ...failed }}
      />,
    ),
};

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

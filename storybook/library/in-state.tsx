import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { addStateClasses, type State, showState } from './state-classes.ts';

/** The same story with its first control hovered or focused; `which` selects another control. */
export function inState(state: State, story: StoryObj, which?: string): StoryObj {
  const { args = {}, parameters = {}, loaders = [] } = story;
  return {
    name: state === 'hovered' ? 'Hovered' : 'Focused',
    args,
    parameters,
    loaders,
    decorators: [
      (Story) => (
        <InState state={state} which={which}>
          <Story />
        </InState>
      ),
    ],
  };
}

interface InStateProps {
  readonly state: State;
  readonly which: string | undefined;
  readonly children: ReactNode;
}

function InState({ state, which, children }: InStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addStateClasses();
    if (place.current) showState(place.current, state, which);
  });
  return <div ref={place}>{children}</div>;
}

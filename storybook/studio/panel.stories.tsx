import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useWork } from '../../studio/changes/findings.ts';
import { useCopying } from '../../studio/creating/use-copying.tsx';
import { useStructure } from '../../studio/outline/use-structure.tsx';
import { PartPanel } from '../../studio/panels/part-panel.tsx';
import type { Place } from '../../studio/preview/protocol.ts';
import { Problems } from '../../studio/problems/problems.tsx';
import { nothing, studioStories } from './in-studio.tsx';
import { hours, problems, sampleWork } from './sample-work.ts';

export default { title: 'Studio/Panel', ...studioStories } satisfies Meta;

const work = sampleWork();

interface PanelProps {
  readonly place: Place;
  readonly isReadOnly?: boolean;
  readonly hasProblems?: boolean;
}

function Panel({ place, isReadOnly = false, hasProblems = false }: PanelProps) {
  useWork(work);
  const structure = useStructure(work, undefined, nothing, nothing);
  const copying = useCopying(work, undefined, structure.remove, nothing);
  return (
    <main className="panel" style={{ inlineSize: '24rem' }}>
      <PartPanel
        {...{ work, place, isReadOnly, structure, copying, check: undefined, onSelect: nothing }}
        documentActs={null}
        extensions={{
          modules: [],
          fields: [],
          operators: [],
          inPreview: {},
          kept: { keptMs: 3_600_000, endsInMs: 86_400_000 },
        }}
        problems={hasProblems ? problems : []}
      />
      {structure.dialog}
      {copying.dialog}
    </main>
  );
}

export const Question: StoryObj = { render: () => <Panel place={hours} /> };
export const QuestionWithProblems: StoryObj = { render: () => <Panel place={hours} hasProblems /> };
export const QuestionToReadOnly: StoryObj = { render: () => <Panel place={hours} isReadOnly /> };
export const Step: StoryObj = {
  render: () => <Panel place={{ document: 'estimate', pointer: '/steps/0' }} />,
};
export const Options: StoryObj = {
  render: () => <Panel place={{ document: 'services', pointer: '/options/0' }} />,
};
export const Gone: StoryObj = {
  render: () => <Panel place={{ document: 'service-form', pointer: '/fields/9' }} />,
};

const acts = { work, onShow: nothing, onWalk: nothing, onFix: nothing };
const inPanel = (content: ReactNode) => <main className="panel">{content}</main>;

export const Checking: StoryObj = {
  render: () => inPanel(<Problems found={undefined} {...acts} />),
};
export const NoProblems: StoryObj = {
  render: () => inPanel(<Problems found={{ problems: [], proof: 'made' }} {...acts} />),
};
export const NotProved: StoryObj = {
  render: () => inPanel(<Problems found={{ problems: [], proof: 'failed' }} {...acts} />),
};
export const SomeProblems: StoryObj = {
  render: () => inPanel(<Problems found={{ problems, proof: 'pending' }} {...acts} />),
};
export const ProblemsToReadOnly: StoryObj = {
  render: () => inPanel(<Problems found={{ problems, proof: 'made' }} {...acts} onFix={undefined} />),
};
export const ManyProblems: StoryObj = {
  render: () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      problems.map((each) => ({ ...each, pointer: `/fields/${index}`, fixes: [] })),
    ).flat();
    return inPanel(<Problems found={{ problems: many, proof: 'made' }} {...acts} />);
  },
};

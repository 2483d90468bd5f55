import { renderToStaticMarkup } from 'react-dom/server';
import type { JumpList as JumpListModule } from '#schemas';
import { withAnchors } from '../../../server/pages/rendering/with-anchors.fixture.ts';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, host, moduleStories } from '../../../storybook/module-stories.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import examples from './examples.json' with { type: 'json' };
import { JumpList } from './jump-list.tsx';

const heading = (level: 2 | 3, text: string) => ({ type: 'header', level, text }) as const;

/** A page for the list to lead through, since the server makes the list from the headings of the page. */
const page = {
  type: 'rich-text',
  blocks: [
    heading(2, 'Boats'),
    heading(3, 'To the islands'),
    heading(3, 'Across the harbour'),
    heading(2, 'Fees'),
    heading(2, 'What to bring'),
  ],
} as const;

export default {
  ...moduleStories('jump-list', JumpList),
  render: (module: JumpListModule) => {
    const html = renderToStaticMarkup(
      <main>
        <JumpList module={module} host={host} />
        <RichText module={{ ...page, blocks: [...page.blocks] }} host={host} />
      </main>,
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own HTML, rendered just before.
    return <div dangerouslySetInnerHTML={{ __html: withAnchors(html) }} />;
  },
};

const example = exampleStory(examples);

export const OnThisPage = example('On this page');
export const LongTitle = example('Long title');
export const Hovered = inState('hovered', OnThisPage);
export const Focused = inState('focused', OnThisPage);

/// <reference types="vite/client" />
import type { Decorator } from '@storybook/react-vite';
import base from '../../studio/base/studio.css?inline';
import finding from '../../studio/finding/finding.css?inline';
import panels from '../../studio/panels/panels.css?inline';
import publishing from '../../studio/publishing/publishing.css?inline';
import viewing from '../../studio/viewing/viewing.css?inline';

const styles = [base, finding, panels, publishing, viewing].join('\n');

/** Shows a story with the styles of the studio, as long as it is there. */
const inStudio: Decorator = (Story) => (
  <>
    <style>{styles}</style>
    <Story />
  </>
);

/** Parameters that all stories of the studio share. */
export const studioStories = { decorators: [inStudio], tags: ['!autodocs'] };

/** The act of a story: nothing. */
export function nothing(): void {}

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Found } from '../changes/findings.ts';
import { winter } from '../changes/winter.fixture.ts';
import { Work } from '../changes/work.ts';
import { Problems } from './problems.tsx';

const work = new Work({ changeSet: winter, drafts: [], live: 'release-1' }, [], window.sessionStorage);
const nothing = () => undefined;

it('never says that there are no problems when the proof of the journeys has failed', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const show = (proof: Found['proof']) =>
    flushSync(() =>
      root.render(
        <Problems
          work={work}
          found={{ problems: [], proof }}
          onShow={nothing}
          onWalk={nothing}
          onFix={undefined}
        />,
      ),
    );
  show('made');
  await expect.element(page.getByRole('heading', { name: 'No problems' })).toBeVisible();
  show('failed');
  await expect.element(page.getByRole('heading', { name: 'Not proved' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('could not be proved here');
  await expect.element(page.getByText('No problems')).not.toBeInTheDocument();
  root.unmount();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { winter } from '../changes/winter.fixture.ts';
import { PublishButtons } from './publish-buttons.tsx';
import { useOneAct } from './use-one-act.ts';

const me = { id: 'ann', email: 'ann@example.nz', name: 'Ann', role: 'publisher' } as const;
const review = { places: null, problems: [], subjects: {}, sessions: [], moves: [] };

function Shown({ onPublished }: { readonly onPublished: () => void }) {
  const act = useOneAct();
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PublishButtons
        changeSet={winter}
        {...{ me, review, act, onPublished }}
        acts={[]}
        fourEyes={false}
        beyond={undefined}
        onChanged={() => Promise.resolve()}
      />
      <p role="status">{act.doing}</p>
    </QueryClientProvider>
  );
}

it('publishes once however often the button is pressed, and says so from the press on', async () => {
  const fetchFromServer = window.fetch;
  onTestFinished(() => {
    window.fetch = fetchFromServer;
  });
  const answers: ((response: Response) => void)[] = [];
  window.fetch = (input, init) =>
    String(input).endsWith('/publish')
      ? new Promise((resolve) => answers.push(resolve))
      : fetchFromServer(input, init);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  let published = 0;
  createRoot(place).render(
    <Shown
      onPublished={() => {
        published += 1;
      }}
    />,
  );
  await page.getByRole('button', { name: 'Publish' }).dblClick();
  await expect.element(page.getByRole('status')).toHaveTextContent('Publishing …');
  const button = page.getByRole('button', { name: 'Publishing …' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  answers[0]?.(new Response('{}'));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  expect([answers.length, published]).toEqual([1, 1]);
});

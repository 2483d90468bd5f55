import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { Received } from './received.tsx';

afterEach(unmount);

const call = {
  operation: 'hire-room',
  received: [
    { names: ['visit', 'contacts', 1, 'mailAddress'], value: 'ann@example.com', question: 'Your email' },
    { names: ['extraComments'], value: 'Dog: Rex' },
  ],
  answered: [{ names: ['reference'], value: 'R-1' }],
};

it('says what a service receives in words, and what it answers on demand, by the keyboard', async () => {
  mount(<Received calls={['hire-room', 'ask-price']} pressed={{ calls: [call], refused: [] }} />);
  const said = page.getByRole('region', { name: 'What “Hire room” receives' });
  await expect.element(said).toHaveTextContent('Visit › Contacts 1 › Mail address');
  await expect.element(said).toHaveTextContent('ann@example.com (answer to “Your email”)');
  await expect.element(said).toHaveTextContent('Extra comments');
  await expect.element(page.getByText('“Ask price” receives nothing')).toBeVisible();
  await expect.element(page.getByText('R-1')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('R-1')).toBeVisible();
});

it('says which answers the form asks for first', async () => {
  const refused = [{ label: 'Your email', message: 'Please give your email.' }];
  mount(<Received calls={[]} pressed={{ calls: [], refused }} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Your email Please give your email.');
});

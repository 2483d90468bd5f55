import type { LiveChat as LiveChatSettings } from '#schemas';
import { button } from '../../theme/button.styles.ts';
import { Icon } from '../../theme/icon.tsx';
import { launcher } from './live-chat.styles.ts';

interface LiveChatProps {
  readonly chat: LiveChatSettings;
  /** Address of the status, for the page. */
  readonly status: string;
  readonly path: string;
}

/** The button that opens the chat, hidden until a script has found that somebody answers (`browser/live-chat.ts`). */
export function LiveChat({ chat, status, path }: LiveChatProps) {
  const isRaised = (chat.raisedOn ?? []).some((part) => path.includes(part));
  return (
    <div
      hidden
      className={launcher({ place: isRaised ? 'raised' : undefined })}
      data-live-chat={status}
      data-environment={chat.environment}
      data-deployment={chat.deployment}
      data-script="live-chat"
    >
      <button type="button" className={button({ tone: 'ink' })}>
        <Icon name="chat" />
        {chat.label}
      </button>
    </div>
  );
}

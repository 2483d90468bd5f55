import type { LiveChat as LiveChatSettings } from '#schemas';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';

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

/** Fixed in a corner, where it covers as little as possible. */
const launcher = css('live-chat-launcher', {
  position: 'fixed',
  insetInlineEnd: '$4',
  bottom: 'calc($space$4 + env(safe-area-inset-bottom) + var(--covered, 0px))',
  zIndex: '$header',
  borderRadius: '$pill',
  boxShadow: '$high',
  '@lively': { transition: 'opacity $transitions$steady', '@starting-style': { opacity: 0 } },
  '@print': { display: 'none' },
  variants: {
    place: { raised: { bottom: 'calc(5.5rem + env(safe-area-inset-bottom) + var(--covered, 0px))' } },
  },
});

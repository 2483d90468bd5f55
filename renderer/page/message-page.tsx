import type { Link } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { button } from '../theme/button.classes.ts';
import { container } from '../theme/layout.classes.ts';
import { message, messageText, messageTitle } from './page.classes.ts';

interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  /** A way on. */
  readonly link?: Link;
}

/** A page that only has something to say: that something failed, or that there is nothing at this address. */
export function MessagePage({ title, text, link }: MessagePageProps) {
  return (
    <main id="main" className={container()}>
      <div className={message()}>
        <h1 className={messageTitle()}>{title}</h1>
        {text && <p className={messageText()}>{text}</p>}
        {link && (
          <Anchor href={link.href} target={link.target} className={button()}>
            {link.label}
          </Anchor>
        )}
      </div>
    </main>
  );
}

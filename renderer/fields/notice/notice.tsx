import type { FieldProps } from '../../field-parts/field-props.ts';
import { Anchor } from '../../host/anchor.tsx';
import { PhoneText } from '../../host/phone.tsx';
import { smallPrint } from './notice.styles.ts';
import { NoticeBox } from './notice-box.tsx';

/** A notice; nothing when it has no text. */
export function Notice({ field, id, view, host }: FieldProps<'notice'>) {
  const { tone, link } = field;
  if (view?.text === undefined) return null;
  const more = link && (
    <Anchor href={link.href} target={link.target}>
      {link.label}
    </Anchor>
  );
  const text = <PhoneText text={view.text} phones={host.words.phones} />;
  if (tone === 'quiet') {
    return (
      <p id={id} className={smallPrint()}>
        {text} {more}
      </p>
    );
  }
  return (
    <NoticeBox id={id} tone={tone}>
      <p>{text}</p>
      {more}
    </NoticeBox>
  );
}

import type { FieldProps } from '../../field-parts/field-props.ts';
import { richTextPart } from '../../field-parts/rich-text/rich-text-part.ts';
import { Anchor } from '../../host/anchor.tsx';
import { PhoneText } from '../../host/phone.tsx';
import { smallPrint } from './notice.styles.ts';
import { NoticeBox } from './notice-box.tsx';

/** A notice; nothing when it has no text. */
export function Notice({ field, id, view, host }: FieldProps<'notice'>) {
  const { tone, link, html } = field;
  const Rich = html && richTextPart.here();
  if (view?.text === undefined && !Rich) return null;
  const Paragraph = Rich ? 'div' : 'p';
  const more = link && (
    <Anchor href={link.href} target={link.target}>
      {link.label}
    </Anchor>
  );
  const plain = <PhoneText text={view?.text ?? ''} phones={host.words.phones} />;
  const text = html && Rich ? <Rich html={html} language={undefined} /> : plain;
  if (tone === 'quiet') {
    return (
      <Paragraph id={id} className={smallPrint()}>
        {text} {more}
      </Paragraph>
    );
  }
  return (
    <NoticeBox id={id} tone={tone}>
      <Paragraph>{text}</Paragraph>
      {more}
    </NoticeBox>
  );
}

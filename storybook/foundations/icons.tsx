import { drawings, Icon } from '../../renderer/theme/icon.tsx';
import './foundations.css';

type IconName = keyof typeof drawings;

/** Every icon by its name. */
export function Icons() {
  return (
    <ul className="sb-unstyled foundations icons">
      {(Object.keys(drawings) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

import type { SiteWords } from '#engine';
import { Icon } from '../../theme/icon.tsx';
import { container } from '../../theme/layout.styles.ts';
import { NavigationLink, overviewText } from './navigation-link.tsx';
import {
  dropdown,
  dropdownBody,
  entries,
  entry,
  entryTitle,
  linkText,
  linkTitle,
  navigation,
  overview,
  secondary,
  secondaryLink,
} from './primary-navigation.styles.ts';
import type { SelectedItem } from './select-navigation.ts';

interface PrimaryNavigationProps {
  readonly items: readonly SelectedItem[];
  readonly words: SiteWords['header'];
}

/**
 * The entries of a section. One with children is a native disclosure: its first press opens a dropdown, without a
 * script, and opening one closes the others.
 */
export function PrimaryNavigation({ items, words }: PrimaryNavigationProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={words.navigation} className={navigation()}>
      <ul className={entries()}>
        {items.map((item) => (
          <li key={item.href} lang={item.children.length > 0 ? undefined : item.language}>
            {item.children.length > 0 ? (
              <Dropdown item={item} words={words} />
            ) : (
              <NavigationLink item={item} className={entry()} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DropdownProps {
  readonly item: SelectedItem;
  readonly words: SiteWords['header'];
}

function Dropdown({ item, words }: DropdownProps) {
  return (
    <details name="primary-navigation" className={entryTitle()}>
      <summary lang={item.language} className={entry()} data-selected={item.isSelected ? '' : undefined}>
        {item.menuText}
        <Icon name="chevron" />
      </summary>
      <div className={dropdown()}>
        <div className={container()}>
          <ul className={dropdownBody()}>
            <li className={secondary({ kind: 'overview' })}>
              <NavigationLink item={{ ...item, isSelected: item.isCurrent }} className={overview()}>
                {overviewText(words.overview, item)}
                <Icon name="arrow" />
              </NavigationLink>
              {item.title && <p className={linkTitle()}>{item.title}</p>}
            </li>
            {item.children.map((child) => (
              <li key={child.href} lang={child.language} className={secondary()}>
                <NavigationLink item={child} className={secondaryLink()}>
                  <span className={linkText()}>{child.menuText}</span>
                  {child.title && <span className={linkTitle()}>{child.title}</span>}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

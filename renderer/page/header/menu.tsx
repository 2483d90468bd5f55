import type { SiteWords } from '#engine';
import type { Site } from '#schemas';
import { closesWindow, windowed } from '../../host/window.ts';
import { Icon } from '../../theme/icon.tsx';
import { Call } from './call.tsx';
import {
  back,
  calls,
  forward,
  head,
  level,
  levelLinks,
  levelTitle,
  menu,
  menuButton,
  menuLink,
} from './menu.styles.ts';
import { NavigationLink, overviewText } from './navigation-link.tsx';
import type { SelectedItem } from './select-navigation.ts';

interface MenuProps {
  readonly id: string;
  readonly sections: readonly SelectedItem[];
  readonly header: Site['header'];
  readonly words: SiteWords['header'];
}

/**
 * The menu of a narrow screen: a modal dialog that slides in. An entry with children is a native disclosure that
 * fills the menu while it is open, so that drilling in and going back need no script.
 */
export function Menu({ id, sections, header, words }: MenuProps) {
  const { primaryCta, secondaryCta } = header;
  return (
    <dialog id={id} className={menu()} aria-label={words.navigation} data-script="navigation" {...windowed}>
      <div className={head()}>
        <button type="button" className={menuButton()} {...closesWindow(id)}>
          <Icon name="close" />
          {words.closeMenu}
        </button>
      </div>
      <nav aria-label={words.navigation}>
        <ul className={levelLinks()}>
          {sections.map((item) => (
            <Entry key={item.href} item={item} words={words} isOpen={item.isSelected} />
          ))}
        </ul>
      </nav>
      <div className={calls()}>
        {primaryCta && <Call link={primaryCta} tone="primary" />}
        {secondaryCta && <Call link={secondaryCta} tone="secondary" />}
      </div>
    </dialog>
  );
}

interface EntryProps {
  readonly item: SelectedItem;
  readonly words: SiteWords['header'];
  readonly isOpen?: boolean;
}

function Entry({ item, words, isOpen = false }: EntryProps) {
  if (item.children.length === 0) {
    return (
      <li lang={item.language}>
        <NavigationLink item={item} className={menuLink()} />
      </li>
    );
  }
  return (
    <li>
      <details className={level()} open={isOpen} data-own-section={isOpen ? '' : undefined}>
        <summary>
          <span lang={item.language} className={forward()} data-selected={item.isSelected ? '' : undefined}>
            {item.menuText}
            <Icon name="chevronRight" />
          </span>
          <span className={back()}>
            <Icon name="chevronLeft" />
            {words.back}
          </span>
        </summary>
        <p lang={item.language} className={levelTitle()}>
          {item.menuText}
        </p>
        <ul className={levelLinks()}>
          <li>
            <NavigationLink item={{ ...item, isSelected: item.isCurrent }} className={menuLink()}>
              {overviewText(words.overview, item)}
            </NavigationLink>
          </li>
          {item.children.map((child) => (
            <Entry key={child.href} item={child} words={words} />
          ))}
        </ul>
      </details>
    </li>
  );
}

import type { Choice, ListingView } from '#engine';
import { control, listBox } from '../../field-parts/control/control.styles.ts';
import { ListArrow } from '../../field-parts/control/list-arrow.tsx';
import { formatMonth } from '../../host/dates.ts';
import type { HostSite } from '../../host/host.ts';
import { button } from '../../theme/button.styles.ts';
import { Icon } from '../../theme/icon.tsx';
import {
  actions,
  apply,
  checkbox,
  choice,
  choices,
  close,
  count,
  dates,
  form,
  group,
  head,
  label,
  opener,
  panel,
  title,
} from './listing-filters.styles.ts';

/** Choices of which any number may be chosen. */
interface FilterGroup {
  /** Query parameter. */
  readonly parameter: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface ListingFiltersProps {
  readonly view: ListingView<unknown>;
  readonly groups: readonly FilterGroup[];
  readonly words: HostSite['words']['lists'];
  readonly language: string;
  /** Path of the page. */
  readonly path: string;
  /** Unique on the page. */
  readonly id: string;
  /** Whether a month may be chosen. */
  readonly months?: boolean;
}

/**
 * The filters of a list, as a form of the address. Beside the list on a wide screen; on a narrow one a popover
 * below the header, which opens and closes without scripts. Each control has an id or a name: by these the
 * focus stays where it is when an answer replaces the list in place.
 */
export function ListingFilters({
  view,
  groups,
  words,
  language,
  path,
  id,
  months = false,
}: ListingFiltersProps) {
  const active = activeFilters(view);
  const panelId = `${id}-filters`;
  return (
    <div>
      <button
        type="button"
        id={`${id}-open-filters`}
        className={opener()}
        popoverTarget={panelId}
        data-filters
      >
        <Icon name="filter" />
        {words.openFilters}
        {active > 0 && <span className={count()}>{active}</span>}
      </button>
      <search
        id={panelId}
        popover="auto"
        className={panel()}
        aria-labelledby={`${panelId}-title`}
        data-filters
      >
        <form method="get" action={path} className={form()}>
          <div className={head()}>
            <h2 id={`${panelId}-title`} className={title()}>
              {words.filterTitle}
            </h2>
            <a href={path} id={`${id}-clear`} className={button({ tone: 'quiet' })} data-region-link>
              {words.clear}
            </a>
          </div>
          <Dates view={view} words={words} language={language} id={id} months={months} />
          {groups.map((each) => (
            <Choices key={each.parameter} group={each} view={view} id={id} />
          ))}
          <div className={actions()}>
            <button
              type="submit"
              id={`${id}-apply-filters`}
              className={`${button({ tone: 'primary' })} ${apply()}`}
            >
              {words.apply}
            </button>
            <button
              type="button"
              id={`${id}-close-filters`}
              className={`${button({ tone: 'secondary' })} ${close()}`}
              popoverTarget={panelId}
              popoverTargetAction="hide"
            >
              {words.closeFilters}
            </button>
          </div>
        </form>
      </search>
    </div>
  );
}

function activeFilters({ filters }: ListingView<unknown>): number {
  const chosen = Object.values(filters.choices).flat().length;
  return chosen + (filters.year ? 1 : 0) + (filters.month ? 1 : 0);
}

type DatesProps = Pick<ListingFiltersProps, 'view' | 'words' | 'language' | 'id'> & {
  readonly months: boolean;
};

/** The year, and the month once a year is chosen: each month names its year, so another year resets it. */
function Dates({ view, words, language, id, months }: DatesProps) {
  const { filters, years } = view;
  if (years.length === 0) return null;
  return (
    <div className={dates()}>
      <Period
        id={`${id}-year`}
        name="year"
        text={words.year}
        any={words.anyYear}
        chosen={filters.year}
        options={years.map((year) => [year, year])}
      />
      {months && (
        <Period
          id={`${id}-month`}
          name="month"
          text={words.month}
          any={words.anyMonth}
          chosen={filters.month}
          options={view.months.map((month) => [month, formatMonth(month, language) ?? month])}
        />
      )}
    </div>
  );
}

interface PeriodProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly any: string;
  readonly chosen: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Period({ id, name, text, any, chosen = '', options }: PeriodProps) {
  return (
    <div>
      <label htmlFor={id} className={label()}>
        {text}
      </label>
      <div className={listBox()}>
        <select
          id={id}
          name={name}
          className={control({ kind: 'list' })}
          defaultValue={chosen}
          disabled={options.length === 0}
        >
          <option value="">{any}</option>
          {options.map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
        <ListArrow />
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly group: FilterGroup;
  readonly view: ListingView<unknown>;
  readonly id: string;
}

function Choices({ group: { parameter, label: legend, choices: offered }, view, id }: ChoicesProps) {
  if (offered.length === 0) return null;
  const chosen = view.filters.choices[parameter] ?? [];
  return (
    <fieldset className={group()}>
      <legend className={label()}>{legend}</legend>
      <ul className={choices()}>
        {offered.map((each) => (
          <li key={each.id}>
            <label className={choice()}>
              <input
                type="checkbox"
                id={`${id}-${parameter}-${each.id}`}
                name={parameter}
                value={each.id}
                defaultChecked={chosen.includes(each.id)}
                className={checkbox()}
              />
              {each.title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

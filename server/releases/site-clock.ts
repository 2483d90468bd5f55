/** Today in a time zone as `yyyy-mm-dd`. Computed at most once a second. */
export function siteClock(now: () => number): (timeZone: string) => string {
  let known = { timeZone: '', second: Number.NaN, date: '' };
  return (timeZone) => {
    const time = now();
    const second = Math.floor(time / 1000);
    if (known.second !== second || known.timeZone !== timeZone) {
      known = { timeZone, second, date: new Intl.DateTimeFormat('en-CA', { timeZone }).format(time) };
    }
    return known.date;
  };
}

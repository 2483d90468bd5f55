import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { type SummaryRecord, summaryRecords } from './summary.ts';

const noon = new Date('2026-07-01T00:20:00Z');

async function get(path: string, now = noon): Promise<{ status: number; type: string | null; text: string }> {
  const sandbox = createSandbox({ clock: () => now });
  const answer = await sandbox.fetch(new Request(`http://sandbox/monitoring/public${path}`));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

async function recordsAt(now: Date): Promise<readonly SummaryRecord[]> {
  const { text } = await get('/summary.xml', now);
  return new XMLParser({ parseTagValue: false }).parse(text).MonitoringSummary.Summary;
}

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

describe('the summary', () => {
  it('is XML with the eight elements of every site', async () => {
    const { status, type, text } = await get('/summary.xml');
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml' });
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/);
    expect((await recordsAt(noon))[0]).toEqual({
      Site: 'Moawhango Dam',
      GifName: 'TPDMoawhangoRain',
      GroupID: 'rainfall',
      LastHour: expect.stringMatching(/^\d+\.[05]$/),
      At: '2026-07-01T12:00:00+12:00',
      Day7Max: expect.stringMatching(/^\d+\.[05]$/),
      Day7DateOfMax: '',
      Region: 'Tongariro',
    });
  });

  it('has sites of all four groups in each of three schemes', async () => {
    const kinds = new Set((await recordsAt(noon)).map(({ Region, GroupID }) => `${Region} ${GroupID}`));
    expect(kinds.size).toBe(12);
  });

  it('is the same within an hour, and moves with the clock', async () => {
    const first = await recordsAt(noon);
    expect(await recordsAt(later(0.5))).toEqual(first);
    const next = await recordsAt(later(1));
    expect(next).not.toEqual(first);
    expect(next.every(({ At }) => At === '2026-07-01T13:00:00+12:00')).toBe(true);
  });

  it('has a highest value of seven days that no value of an hour is above', () => {
    for (const record of summaryRecords(490_000)) {
      expect(Number(record.Day7Max)).toBeGreaterThanOrEqual(Number(record.LastHour));
      expect(record.Day7DateOfMax === '').toBe(record.GroupID === 'rainfall');
    }
  });

  it('sees rain and dry days, floods and still water over a year', () => {
    const weeks = Array.from({ length: 12 }, (_, index) => summaryRecords(490_000 + index * 5 * 168));
    const totals = weeks.map((records) => Number(records[0]?.Day7Max));
    expect(Math.min(...totals)).toBeLessThan(30);
    expect(Math.max(...totals)).toBeGreaterThan(60);
    const spills = weeks.flat().filter(({ GroupID }) => GroupID === 'spillFlow');
    expect(spills.some(({ Day7Max }) => Number(Day7Max) === 0)).toBe(true);
    expect(spills.some(({ Day7Max }) => Number(Day7Max) > 0)).toBe(true);
  });
});

describe('a graph', () => {
  it.each(['2d', '7d', '1m', '3m'])('is a picture of the time frame %s', async (frame) => {
    const { status, type, text } = await get(`/graphs/TPDMoawhangoRain-${frame}.svg`);
    expect({ status, type }).toEqual({ status: 200, type: 'image/svg+xml' });
    expect(text).toMatch(/^<svg .*Moawhango Dam \(mm\).*<\/svg>$/);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([
    ['of a site that nobody knows', 'TPDNowhere-2d.svg'],
    ['of another time frame', 'TPDMoawhangoRain-9y.svg'],
    ['of three months of a site put up last week', 'WAIMangaoneFlow-3m.svg'],
  ])('is missing: %s', async (_, file) => {
    expect(await get(`/graphs/${file}`)).toMatchObject({ status: 404, type: 'application/xml' });
  });
});

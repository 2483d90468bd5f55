/** Kinds of measurement; the values of GroupID in the summary. */
export type Group = 'rainfall' | 'river' | 'lake' | 'spillFlow';

export type Scheme = 'Tongariro' | 'Waikaremoana' | 'Tekapo';

export interface MonitoringSite {
  readonly scheme: Scheme;
  readonly group: Group;
  readonly name: string;
  /** Name of its graphs. */
  readonly gifName: string;
  /** The usual value: mm in an hour of rain, m3/sec, or m above sea level. */
  readonly usual: number;
  /** How far it moves. */
  readonly swing: number;
}

type Row = readonly [group: Group, name: string, gifName: string, usual: number, swing: number];

const rows: Readonly<Record<Scheme, readonly Row[]>> = {
  Tongariro: [
    ['rainfall', 'Moawhango Dam', 'TPDMoawhangoRain', 2.4, 1],
    ['rainfall', 'Rangipo Power Station', 'TPDRangipoRain', 3.1, 1],
    ['rainfall', 'Tokaanu', 'TPDTokaanuRain', 2.8, 1],
    ['rainfall', 'Whakapapa Village', 'TPDWhakapapaRain', 5.2, 1],
    ['river', 'Tongariro at Tūrangi', 'TPDTurangiFlow', 26.4, 48],
    ['river', 'Whakapapa at Footbridge', 'TPDFootbridgeFlow', 3.1, 12],
    ['river', 'Whanganui at Te Porere', 'TPDTePorereFlow', 1.6, 7],
    ['river', 'Whanganui at Piriaka', 'TPDPiriakaFlow', 29.5, 64],
    ['river', 'Moawhango at Waiouru', 'TPDWaiouruFlow', 5.8, 14],
    ['lake', 'Lake Moawhango', 'TPDMoawhangoLevel', 847.6, 3.4],
    ['lake', 'Lake Rotoaira', 'TPDRotoairaLevel', 564.3, 0.3],
    ['lake', 'Lake Ōtamangakau', 'TPDOtamangakauLevel', 611.1, 0.2],
    ['spillFlow', 'Moawhango Dam', 'TPDMoawhangoSpill', 0, 9],
    ['spillFlow', 'Poutu Dam', 'TPDPoutuSpill', 0, 22],
  ],
  Waikaremoana: [
    ['rainfall', 'Aniwaniwa', 'WAIAniwaniwaRain', 3.9, 1],
    ['rainfall', 'Onepoto', 'WAIOnepotoRain', 3.2, 1],
    ['rainfall', 'Tuai', 'WAITuaiRain', 2.6, 1],
    ['river', 'Waikaretāheke at Terrapin', 'WAITerrapinFlow', 14.2, 21],
    ['river', 'Mangaone at Tuai', 'WAIMangaoneFlow', 2.2, 9],
    ['lake', 'Lake Waikaremoana', 'WAIWaikaremoanaLevel', 582.2, 1.1],
    ['lake', 'Lake Kaitawa', 'WAIKaitawaLevel', 438.5, 0.3],
    ['lake', 'Lake Whakamārino', 'WAIWhakamarinoLevel', 275.1, 0.3],
    ['spillFlow', 'Lake Whakamārino', 'WAIWhakamarinoSpill', 0, 17],
    ['spillFlow', 'Piripaua', 'WAIPiripauaSpill', 0, 11],
  ],
  Tekapo: [
    ['rainfall', 'Lake Tekapo village', 'TEKVillageRain', 1.9, 1],
    ['rainfall', 'Godley Valley', 'TEKGodleyRain', 5.6, 1],
    ['rainfall', 'Mount John', 'TEKMountJohnRain', 1.6, 1],
    ['river', 'Tekapo at Lake Outlet', 'TEKOutletFlow', 9.4, 38],
    ['river', 'Forks at Balmoral', 'TEKForksFlow', 3.3, 8],
    ['lake', 'Lake Tekapo', 'TEKTekapoLevel', 706.8, 2.6],
    ['lake', 'Lake George Scott', 'TEKGeorgeScottLevel', 682.4, 0.4],
    ['spillFlow', 'Lake Tekapo Gate 17', 'TEKGate17Spill', 0, 46],
    ['spillFlow', 'Lake George Scott Weir', 'TEKGeorgeScottSpill', 0, 19],
  ],
};

export const monitoringSites: readonly MonitoringSite[] = (Object.keys(rows) as readonly Scheme[]).flatMap(
  (scheme) =>
    rows[scheme].map(([group, name, gifName, usual, swing]) => ({
      scheme,
      group,
      name,
      gifName,
      usual,
      swing,
    })),
);

/** It was put up last week, so that its graph of three months is missing. */
export const newestGifName = 'WAIMangaoneFlow';

import type { VesselDetail, VesselRow } from '@fairway/gateway/contract/ship';
import { samplePort, type samplePorts, sampleTime } from '@fairway/gateway/mock';

const madrid: VesselRow = {
  imo: '9778791',
  name: 'MADRID MAERSK',
  type: 3,
  flag: 'DK',
  flagZh: '丹麦',
  flagEn: 'Denmark',
  built: 2017,
  grossTonnage: 214_286,
  nominalTeu: 20_568,
};

export const sampleShipRows: readonly VesselRow[] = [
  madrid,
  {
    ...madrid,
    imo: '9893890',
    name: 'EVER ACE',
    flag: 'PA',
    flagZh: '巴拿马',
    flagEn: 'Panama',
    built: 2021,
    grossTonnage: 235_579,
  },
  {
    ...madrid,
    imo: '9214551',
    name: 'NEW DYNASTY',
    type: 6,
    flag: 'HK',
    flagZh: '中国香港',
    flagEn: 'Hong Kong, China',
    built: 2001,
    grossTonnage: 39_941,
    nominalTeu: null,
  },
  {
    ...madrid,
    imo: '7361312',
    name: 'OLD ROVER',
    type: 4,
    flag: null,
    flagZh: '',
    flagEn: '',
    built: null,
    grossTonnage: null,
    nominalTeu: null,
  },
];

export const sampleFlags = [
  { code: 'PA', nameZh: '巴拿马', nameEn: 'Panama', ships: 2904 },
  { code: 'DK', nameZh: '丹麦', nameEn: 'Denmark', ships: 171 },
];

export const sampleShipCarriers = [
  { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' },
  { code: 'EGLV', nameZh: '长荣海运', nameEn: 'Evergreen' },
];

const maersk = { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' };
const callAt = (code: keyof typeof samplePorts, kind: 'departure' | 'arrival', days: number) => {
  const { nameZh, nameEn } = samplePort(code);
  return { port: { code, nameZh, nameEn }, kind, time: sampleTime(days) };
};

/** A ship whose particulars are known, under way on one voyage and due on another. */
export function sampleShipDetail(overrides: Partial<VesselDetail> = {}): VesselDetail {
  return {
    vessel: madrid,
    statedType: 'Container Ship',
    operator: maersk,
    namedAfter: maersk,
    callSign: null,
    netTonnage: 70_000,
    deadweight: 210_019,
    length: 399,
    width: 58.6,
    maxDraft: 16.5,
    voyages: [
      {
        voyage: '647W',
        carrier: maersk,
        calls: [
          callAt('CNSHA', 'departure', -3),
          callAt('CNYTN', 'departure', 1),
          callAt('NLRTM', 'arrival', 27),
        ],
      },
      {
        voyage: '703E',
        carrier: maersk,
        calls: [callAt('NLRTM', 'departure', 30), callAt('CNSHA', 'arrival', 61)],
      },
    ],
    sample: true,
    ...overrides,
  };
}

/** A ship with data from the registry only. */
export const samplePlainShip = sampleShipDetail({
  vessel: sampleShipRows[2] ?? madrid,
  statedType: 'Bulk Carrier',
  operator: null,
  namedAfter: null,
  netTonnage: null,
  deadweight: null,
  length: null,
  width: null,
  maxDraft: null,
  voyages: [],
  sample: false,
});

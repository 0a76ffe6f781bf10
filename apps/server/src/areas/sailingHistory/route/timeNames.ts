import type { MovingTime } from '@fairway/gateway/contract/sailingHistory';
import type { Language } from '@fairway/gateway/contract/texts';

/** The times of a sailing as emails and calendars name them: the same names as on its page. */
const timeNames: Readonly<Record<Language, Readonly<Record<MovingTime, string>>>> = {
  zh: {
    departure: '预计开船',
    arrival: '预计到港',
    ECP: '提空箱起始',
    EFC: '开港（重箱进场）',
    AFC: '截舱单（AMS/ENS）',
    DCO: '截单（提单补料）',
    VCO: '截 VGM',
    CUA: '截报关放行',
    FCO: '截重箱进场',
    PCO: '截港',
  },
  en: {
    departure: 'Est. departure',
    arrival: 'Est. arrival',
    ECP: 'Empty pick-up from',
    EFC: 'Gate opens (full containers)',
    AFC: 'Manifest cut-off (AMS/ENS)',
    DCO: 'SI cut-off',
    VCO: 'VGM cut-off',
    CUA: 'Customs cut-off',
    FCO: 'Full container delivery cut-off',
    PCO: 'CY cut-off',
  },
};

/** The name of a time by its code; an unknown code is returned unchanged. */
export const timeName = (code: string, language: Language): string =>
  (timeNames[language] as Readonly<Record<string, string>>)[code] ?? code;

import { fold } from '@fairway/trade';

/** A part of the world as the trade names it. */
export interface Region {
  readonly names: readonly string[];
  /** Groups of `ports.json` whose ports belong to it. */
  readonly groups?: readonly string[];
  /** Ports of it by code, where it is a part of a group. */
  readonly ports?: readonly string[];
}

const usGulf = ['USHOU', 'USMSY', 'USMOB'];
const usEast = ['USNYC', 'USSAV', 'USCHS', 'USORF', 'USBAL', 'USMIA', 'USPEF', 'USJAX', 'USPHL', 'USBOS'];
const yangtze = ['CNSHA', 'CNNGB', 'CNTAG', 'CNZJG', 'CNNTG', 'CNNKG'];
const pearl = ['CNYTN', 'CNSHK', 'CNDCB', 'CNNSA', 'CNHUA', 'CNZUH', 'HKHKG'];
const southAmericaWest = ['COBUN', 'ECGYE', 'PECLL', 'CLSAI', 'CLVAP'];
const mexicoWest = ['MXZLO', 'MXLZC'];

/** Names of regions in price lists and messages; those of countries are in `closestPorts.ts`. */
export const regions: readonly Region[] = [
  { names: ['美西', '美国西岸', '美西岸', 'us west coast', 'uswc', 'west coast us'], groups: ['USW'] },
  { names: ['美西南', 'psw', 'pacific southwest'], ports: ['USLAX', 'USLGB', 'USOAK'] },
  { names: ['美西北', 'pnw', 'pacific northwest'], ports: ['USSEA', 'USTIW', 'CAVAN', 'CAPRR'] },
  { names: ['美东', '美国东岸', '美东岸', 'us east coast', 'usec', 'east coast us'], ports: usEast },
  { names: ['美湾', '美国湾区', '墨西哥湾', 'us gulf', 'us gulf coast', 'usgc'], ports: usGulf },
  { names: ['北美', 'north america'], groups: ['USW', 'USE', 'CA'] },
  {
    names: ['欧基', '欧基港', '欧洲基本港', 'europe base', 'european base', 'north europe base'],
    ports: ['NLRTM', 'DEHAM', 'BEANR', 'GBFXT', 'FRLEH'],
  },
  { names: ['欧洲', '北欧', '西北欧', 'europe', 'north europe', 'northern europe', 'nwc'], groups: ['EUR'] },
  { names: ['地中海', '地中海黑海', 'mediterranean', 'med'], groups: ['MED'] },
  {
    names: ['地西', '西地', '西地中海', 'west med', 'west mediterranean', 'western mediterranean'],
    ports: [
      ...['ITGOA', 'ITSPE', 'ITLIV', 'ITNAP', 'ITGIT', 'MTMAR', 'ESBCN', 'ESVLC', 'ESALG', 'FRFOS', 'DZALG'],
      ...['MAPTM', 'TNRDS'],
    ],
  },
  {
    names: ['地东', '东地', '东地中海', 'east med', 'east mediterranean', 'eastern mediterranean'],
    ports: ['EGPSD', 'EGALY', 'EGDAM', 'GRPIR', 'TRAMR', 'TRMER', 'TRALI', 'ILHFA', 'ILASH', 'LBBEY'],
  },
  { names: ['亚得里亚海', '亚得里亚', 'adriatic'], ports: ['ITTRS', 'ITVCE', 'SIKOP', 'HRRJK'] },
  { names: ['黑海', 'black sea'], ports: ['ROCND', 'UAODS', 'GEPTI'] },
  { names: ['红海', 'red sea'], groups: ['RED'] },
  {
    names: ['中东', '波斯湾', '海湾', 'middle east', 'persian gulf', 'arabian gulf', 'middle east gulf'],
    groups: ['MEG'],
  },
  { names: ['印巴', '南亚', '印度次大陆', 'indian subcontinent', 'south asia', 'isc'], groups: ['ISC'] },
  { names: ['东南亚', 'southeast asia', 'asean'], groups: ['SEA'] },
  { names: ['日韩', 'japan korea', 'japan and korea'], groups: ['JK'] },
  { names: ['远东俄罗斯', '俄远东', '俄罗斯远东', 'russian far east'], ports: ['RUVVO', 'RUVYP'] },
  { names: ['澳新', '大洋洲', '澳新南太', 'oceania', 'anz'], groups: ['ANZ'] },
  {
    names: ['南美东', '南美东岸', 'south america east coast', 'east coast south america', 'ecsa'],
    groups: ['LAE'],
  },
  {
    names: ['南美西', '南美西岸', 'south america west coast', 'west coast south america', 'wcsa'],
    ports: southAmericaWest,
  },
  { names: ['中南美西', 'latin america west coast'], groups: ['LAW'] },
  { names: ['墨西哥西岸', 'mexico west coast'], ports: mexicoWest },
  { names: ['南美', 'south america'], groups: ['LAE'], ports: southAmericaWest },
  { names: ['拉美', '中南美', 'latin america'], groups: ['LAE', 'LAW', 'CAR'] },
  { names: ['中美', '加勒比', '中美加勒比', 'caribbean', 'central america'], groups: ['CAR'] },
  { names: ['东非', 'east africa'], groups: ['AFE'] },
  { names: ['西非', 'west africa'], groups: ['AFW'] },
  { names: ['北非', 'north africa'], groups: ['AFN'] },
  { names: ['南部非洲', 'southern africa'], groups: ['AFS'] },
  { names: ['非洲', 'africa'], groups: ['AFE', 'AFW', 'AFN', 'AFS'] },
  { names: ['华东', '长三角', 'east china', 'yangtze river delta', 'yrd'], ports: yangtze },
  {
    names: ['华南', 'south china'],
    ports: [...pearl.filter((code) => code !== 'HKHKG'), 'CNSWA', 'CNQZH', 'CNHAK', 'CNYPG'],
  },
  { names: ['珠三角', '大湾区', 'pearl river delta', 'prd'], ports: pearl },
  {
    names: ['华北', 'north china'],
    ports: ['CNTAO', 'CNTXG', 'CNDLC', 'CNYIK', 'CNYNT', 'CNWEI', 'CNRZH', 'CNLYG'],
  },
];

const byName = new Map(regions.flatMap((region) => region.names.map((name) => [fold(name), region])));

/** Words around the name of a region: ports of it, its basic ports, a route to it. */
const around =
  /\b(?:sea)?ports?(?:\s+(?:of|in))?\b|\bmain\b|基本港|主要港口|港口|各港|港|航线|方向|地区|线/giu;

/** The region that a text names and nothing else: "美西", "欧洲基本港", "ports of North Europe"; null for any other. */
export function regionIn(text: string): Region | null {
  return byName.get(fold(text)) ?? byName.get(fold(text.replace(around, ' '))) ?? null;
}

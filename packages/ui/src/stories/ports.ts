import type { PortOption } from '../components/trade/PortCombobox/PortOption.ts';

type Row = [
  code: string,
  locode: string,
  nameZh: string,
  nameEn: string,
  countryZh: string,
  countryEn: string,
  pinyin: string,
];

const rows: Row[] = [
  ['CNSHA', 'CNSHG', '上海', 'Shanghai', '中国', 'China', 'shanghai'],
  ['CNNGB', 'CNNBG', '宁波', 'Ningbo', '中国', 'China', 'ningbo'],
  ['CNYTN', 'CNYTN', '深圳盐田', 'Yantian', '中国', 'China', 'shenzhenyantian'],
  ['CNTAO', 'CNQDG', '青岛', 'Qingdao', '中国', 'China', 'qingdao'],
  ['CNXMN', 'CNXAM', '厦门', 'Xiamen', '中国', 'China', 'xiamen'],
  ['CNSHK', 'CNSHK', '深圳蛇口', 'Shekou', '中国', 'China', 'shenzhenshekou'],
  ['CNSWA', 'CNSTG', '汕头', 'Shantou', '中国', 'China', 'shantou'],
  ['SGSIN', 'SGSIN', '新加坡', 'Singapore', '新加坡', 'Singapore', 'xinjiapo'],
  ['NLRTM', 'NLRTM', '鹿特丹', 'Rotterdam', '荷兰', 'Netherlands', 'lutedan'],
  ['USLAX', 'USLAX', '洛杉矶', 'Los Angeles', '美国', 'United States', 'luoshanji'],
  ['AUSYD', 'AUSYD', '悉尼', 'Sydney', '澳大利亚', 'Australia', 'xini'],
  ['KRPUS', 'KRPUS', '釜山', 'Busan', '韩国', 'Korea', 'fushan'],
];

/** Ports of the stories. */
export const ports: readonly PortOption[] = rows.map(
  ([code, locode, nameZh, nameEn, countryZh, countryEn]) => ({
    code,
    locode,
    nameZh,
    nameEn,
    countryZh,
    countryEn,
  }),
);

/** Responds as a server would, immediately: by any name, pinyin or code. */
export async function findPorts(keyword: string): Promise<readonly PortOption[]> {
  const needle = keyword.toLowerCase();
  return ports.filter((_port, index) => rows[index]?.some((text) => text.toLowerCase().includes(needle)));
}

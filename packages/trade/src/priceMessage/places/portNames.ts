import { fold } from '../../text/fold.ts';

export interface NamedPort {
  /** The code that the trade types, `CNSHA`. */
  readonly code: string;
  readonly locode: string;
  /** Other codes of the place. */
  readonly aliases: readonly string[];
  readonly nameZh: string;
  readonly nameEn: string;
  readonly alsoKnownAs: readonly string[];
}

/** Names of ports in messages, besides the names that they have here. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  CNTXG: ['天津', '新港', 'Tianjin', 'Xingang', 'TSN'],
  MYPKG: ['巴生', '巴生西', '巴生北', 'Klang'],
  MYTPP: ['丹戎', '丹绒帕拉帕斯', 'PTP', 'Pelepas'],
  THLCH: ['林查邦', '兰差邦', 'LCB', 'Laem Chabang'],
  VNSGN: ['胡志明市', 'HCM', 'HCMC', 'Ho Chi Minh'],
  GBFXT: ['费力克斯托', '费利', '费力', '弗利克斯托', '菲力克斯托', '费利克斯多', '菲利克斯托', 'FLX'],
  BEANR: ['安特卫谱', '安特', 'Antwerpen'],
  NLRTM: ['鹿特', 'ROT'],
  FRLEH: ['勒哈弗', '勒哈弗尔', '利哈佛', '勒哈佛', 'LEH', 'Le Harve'],
  USHOU: ['休斯顿', '侯斯顿'],
  USSAV: ['萨瓦纳', '萨凡那', '萨瓦那'],
  USLAX: ['LA'],
  USLGB: ['LB', 'Longbeach'],
  USNYC: ['NY', 'NYNJ', 'Newyork', '纽新'],
  HKHKG: ['HK', 'Hongkong'],
  INNSA: ['NSA', '那瓦夏瓦', '孟买港', 'Nhavasheva'],
  ARBUE: ['布宜诺斯', '布宜'],
  TZDAR: ['达累斯', '达市', 'Dar'],
  RUVVO: ['VVO', '海参威'],
  RULED: ['圣彼得堡', '圣彼得', 'Saint Petersburg', 'SPB'],
  SAJED: ['吉达港', '吉大'],
  AEJEA: ['JBL', 'Jebelali', '迪拜', '杰贝'],
  CNDCB: ['大铲', 'Dachan'],
  KRPUS: ['釜山新港', 'BSN', 'BUS'],
  CNTAO: ['QD', 'QDO'],
  CNSHA: ['SH'],
  CNNGB: ['NB'],
  CNYTN: ['YT'],
  BRNVT: ['纳维根特斯', '纳维甘特斯', '伊塔加', 'Navegante'],
  MAPTM: ['丹吉尔', 'Tanger', 'Tangier'],
  GBSOU: ['南安'],
  EGSOK: ['索科纳', '索克纳'],
  GRPIR: ['比港', '比雷'],
  OMSOH: ['苏哈', '索哈', '索哈尔'],
};

export interface PortNames {
  /** Port codes by a folded name or code, the first one of several most likely. */
  readonly codesOf: ReadonlyMap<string, readonly string[]>;
  readonly longestHan: number;
}

/** The ports of a list by code, name and alias. */
export function portNames(ports: readonly NamedPort[]): PortNames {
  const codesOf = new Map<string, string[]>();
  const add = (code: string, name: string) => {
    const folded = fold(name);
    if (folded.length < 2) return;
    const codes = codesOf.get(folded) ?? [];
    if (!codes.includes(code)) codesOf.set(folded, [...codes, code]);
  };
  // Codes come first: a port is meant before another whose former code has the same letters.
  for (const { code, locode } of ports) for (const each of [code, locode]) add(code, each);
  for (const { code } of ports) add(code, code.slice(2));
  for (const { code, nameZh, nameEn, alsoKnownAs } of ports)
    for (const name of [nameZh, nameEn, ...alsoKnownAs, ...(nicknames[code] ?? [])]) {
      add(code, name);
      // 圣安东尼奥, 奥克兰(美), Ambarli (Istanbul): both parts are names; two letters of a country are not.
      for (const part of name.split(/[()（）]/u))
        if (part.trim().length > 2 || /\p{Script=Han}{2}/u.test(part)) add(code, part);
    }
  for (const { code, locode, aliases } of ports)
    for (const other of [...aliases, locode]) {
      if (!codesOf.has(fold(other))) add(code, other);
      if (!codesOf.has(fold(other.slice(2)))) add(code, other.slice(2));
    }
  const han = [...codesOf.keys()].filter((name) => /^\p{Script=Han}/u.test(name));
  return { codesOf, longestHan: Math.max(2, ...han.map((name) => name.length)) };
}

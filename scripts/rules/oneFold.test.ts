import { expect, test } from 'vitest';
import { fold as tradeFold } from '../../packages/trade/src/text/fold.ts';
import { fold as kitFold } from '../../packages/ui/src/components/fold.ts';

/** Names of ports, carriers, vessels and people in the spellings that lists hold and people type. */
const names = [
  ...[
    'Hapag-Lloyd',
    'HAPAG LLOYD',
    'Ｈａｐａｇ－Ｌｌｏｙｄ',
    'A.P. Møller - Mærsk A/S',
    'CMA CGM',
    'ONE (Ocean Network)',
  ],
  ...[
    'İstanbul',
    'ISTANBUL',
    'Ambarlı',
    'Şanlıurfa',
    'İzmir',
    'Gemlik',
    'Gdańsk',
    'Łódź',
    'Kołobrzeg',
    'Szczecin–Świnoujście',
  ],
  ...[
    'Đà Nẵng',
    'Hải Phòng',
    'TP. Hồ Chí Minh',
    'Quy Nhơn',
    'Nhà Bè',
    'Ələt',
    'Bakı',
    'Constanța',
    'Constanţa',
    'Ålesund',
  ],
  ...[
    'Århus',
    'Göteborg',
    'Þorlákshöfn',
    'Reykjavík',
    'São Paulo',
    'Itajaí',
    'Coatzacoalcos',
    'Málaga',
    'Le Havre',
    'L’Havre',
  ],
  ...[
    'Xi’an',
    "Xi'an",
    '上海',
    '宁波·舟山',
    '厦门（东渡）',
    '厦门(东渡)',
    '《海商法》',
    '阿姆巴利（伊斯坦布尔）',
    '上海\u200b港',
    '宁波→鹿特丹',
  ],
  ...[
    'Straße',
    'ŒUVRE',
    'ﬁnland',
    '№ 5',
    'Port‐Gentil',
    'St. Petersburg',
    'Санкт-Петербург',
    'Πειραιάς',
    'ガントリー',
    '부산',
  ],
  ...['50%_\\', 'C&D', 'a+b', '#1', 'user@example.com', '③ ㎏', 'EVER ACE 0917-052E', ''],
];

test.each(names)('the kit folds %j as the rules of the trade do', (name) => {
  expect(kitFold(name)).toBe(tradeFold(name));
});

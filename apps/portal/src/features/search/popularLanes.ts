/** The most searched routes, offered as shortcuts. */
export const popularLanes = [
  {
    origin: { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' },
    destination: { code: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles' },
  },
  {
    origin: { code: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo' },
    destination: { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam' },
  },
  {
    origin: { code: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian' },
    destination: { code: 'SGSIN', nameZh: '新加坡', nameEn: 'Singapore' },
  },
  {
    origin: { code: 'CNTAO', nameZh: '青岛', nameEn: 'Qingdao' },
    destination: { code: 'AUSYD', nameZh: '悉尼', nameEn: 'Sydney' },
  },
] as const;

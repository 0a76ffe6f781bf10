/** A city that goods are shipped from: its names and its coordinates. */
export interface KnownCity {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly lat: number;
  readonly lon: number;
}

/** By code: names, latitude, longitude. Ports from north to south, then the cities behind them. */
const rows: readonly (readonly [string, string, string, number, number])[] = [
  ['dalian', '大连', 'Dalian', 38.91, 121.6],
  ['yingkou', '营口', 'Yingkou', 40.67, 122.24],
  ['tianjin', '天津', 'Tianjin', 39.13, 117.2],
  ['tangshan', '唐山', 'Tangshan', 39.63, 118.18],
  ['yantai', '烟台', 'Yantai', 37.46, 121.45],
  ['qingdao', '青岛', 'Qingdao', 36.07, 120.38],
  ['rizhao', '日照', 'Rizhao', 35.42, 119.53],
  ['lianyungang', '连云港', 'Lianyungang', 34.6, 119.22],
  ['nanjing', '南京', 'Nanjing', 32.06, 118.8],
  ['suzhou', '苏州', 'Suzhou', 31.3, 120.58],
  ['wuxi', '无锡', 'Wuxi', 31.49, 120.31],
  ['nantong', '南通', 'Nantong', 31.98, 120.89],
  ['shanghai', '上海', 'Shanghai', 31.23, 121.47],
  ['jiaxing', '嘉兴', 'Jiaxing', 30.75, 120.76],
  ['hangzhou', '杭州', 'Hangzhou', 30.27, 120.16],
  ['ningbo', '宁波', 'Ningbo', 29.87, 121.54],
  ['yiwu', '义乌', 'Yiwu', 29.31, 120.08],
  ['wenzhou', '温州', 'Wenzhou', 28.0, 120.7],
  ['fuzhou', '福州', 'Fuzhou', 26.07, 119.3],
  ['quanzhou', '泉州', 'Quanzhou', 24.87, 118.68],
  ['xiamen', '厦门', 'Xiamen', 24.48, 118.09],
  ['shantou', '汕头', 'Shantou', 23.35, 116.68],
  ['shenzhen', '深圳', 'Shenzhen', 22.54, 114.06],
  ['dongguan', '东莞', 'Dongguan', 23.02, 113.75],
  ['guangzhou', '广州', 'Guangzhou', 23.13, 113.26],
  ['foshan', '佛山', 'Foshan', 23.02, 113.12],
  ['zhongshan', '中山', 'Zhongshan', 22.52, 113.39],
  ['zhuhai', '珠海', 'Zhuhai', 22.27, 113.58],
  ['zhanjiang', '湛江', 'Zhanjiang', 21.27, 110.36],
  ['beihai', '北海', 'Beihai', 21.48, 109.12],
  ['haikou', '海口', 'Haikou', 20.04, 110.2],
  ['beijing', '北京', 'Beijing', 39.9, 116.41],
  ['jinan', '济南', 'Jinan', 36.65, 117.12],
  ['hefei', '合肥', 'Hefei', 31.82, 117.23],
  ['wuhan', '武汉', 'Wuhan', 30.59, 114.31],
  ['changsha', '长沙', 'Changsha', 28.23, 112.94],
  ['nanchang', '南昌', 'Nanchang', 28.68, 115.86],
  ['zhengzhou', '郑州', 'Zhengzhou', 34.75, 113.63],
  ['xian', '西安', "Xi'an", 34.34, 108.94],
  ['chengdu', '成都', 'Chengdu', 30.57, 104.07],
  ['chongqing', '重庆', 'Chongqing', 29.56, 106.55],
  ['nanning', '南宁', 'Nanning', 22.82, 108.32],
];

export const knownCities: readonly KnownCity[] = rows.map(([code, nameZh, nameEn, lat, lon]) => ({
  ...{ code, nameZh, nameEn, lat, lon },
}));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divisions } from '../../../stories/divisions.ts';
import { type CascadeNode, eachLeaf, pathText } from './cascade.ts';
import { findDivision } from './findDivision.ts';

const china = divisions('zh');

function divisionOf(address: string, nodes: readonly CascadeNode[] = china) {
  const division = findDivision(address, nodes);
  return division && [pathText(division.path), division.rest];
}

describe('Chinese addresses', () => {
  test.each([
    ['浙江省杭州市西湖区文三路478号', '浙江省 / 杭州市', '西湖区文三路478号'],
    ['杭州市西湖区文三路478号', '浙江省 / 杭州市', '西湖区文三路478号'],
    ['浙江杭州西湖区文三路478号', '浙江省 / 杭州市', '西湖区文三路478号'],
    ['上海市浦东新区张江路88号', '上海市', '浦东新区张江路88号'],
    ['上海市上海市黄浦区南京东路100号', '上海市', '黄浦区南京东路100号'],
    ['上海黄浦区南京东路100号', '上海市', '黄浦区南京东路100号'],
    ['北京市朝阳区建国路93号', '北京市', '朝阳区建国路93号'],
    ['吉林省吉林市昌邑区', '吉林省 / 吉林市', '昌邑区'],
    ['吉林省长春市朝阳区', '吉林省 / 长春市', '朝阳区'],
    ['延边州延吉市公园路', '吉林省 / 延边朝鲜族自治州', '延吉市公园路'],
    ['内蒙古呼和浩特市赛罕区', '内蒙古自治区 / 呼和浩特市', '赛罕区'],
    ['香港九龙弥敦道1号', '香港特别行政区', '九龙弥敦道1号'],
    [' 广东省　深圳市，盐田区 深盐路 ', '广东省 / 深圳市', '盐田区 深盐路'],
    ['浙江省某地', '浙江省', '某地'],
  ])('%s', (address, path, rest) => {
    expect(divisionOf(address)).toEqual([path, rest]);
  });

  test('a street named after a city is no city', () => {
    expect(divisionOf('南京东路100号')).toBeNull();
    expect(divisionOf('天津路二号')).toBeNull();
  });
});

describe('Latin addresses', () => {
  const english = divisions('en');
  test.each([
    ['No. 478 Wensan Rd, Hangzhou, Zhejiang', 'Zhejiang / Hangzhou', 'No. 478 Wensan Rd'],
    ['Ningbo, 12 Baizhang East Road', 'Zhejiang / Ningbo', '12 Baizhang East Road'],
    ['88 Zhangjiang Road, Shanghai', 'Shanghai', '88 Zhangjiang Road'],
    ["Weiyang District, XI'AN, Shaanxi", "Shaanxi / Xi'an", 'Weiyang District'],
  ])('%s', (address, path, rest) => {
    expect(divisionOf(address, english)).toEqual([path, rest]);
  });

  test('where two cities have the same spelling the province decides, and without it no city is chosen', () => {
    expect(divisionOf('1 Renmin Road, Suzhou, Anhui', english)?.[0]).toBe('Anhui / Suzhou');
    expect(divisionOf('1 Renmin Road, Suzhou, Jiangsu', english)?.[0]).toBe('Jiangsu / Suzhou');
    expect(divisionOf('1 Renmin Road, Suzhou', english)).toBeNull();
  });

  test('a place is a word of its own', () => {
    expect(divisionOf('Changchunlu 5', english)).toBeNull();
  });
});

test.each(['', '   ', '文三路478号', '12345', 'Baker Street', '\u0000'])('%j names no place', (address) => {
  expect(divisionOf(address)).toBeNull();
});

test('every city is found by its own full name', () => {
  const leaves: string[] = [];
  eachLeaf(china, (path) => leaves.push(pathText(path)));
  for (const leaf of leaves)
    expect(divisionOf(`${leaf.replace(' / ', '')}人民路1号`)).toEqual([leaf, '人民路1号']);
});

test('whatever is pasted is read or passed over', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const division = findDivision(text, china);
      expect(division === null || division.path.length > 0).toBe(true);
    }),
    { numRuns: 30 },
  );
  expect(divisionOf('上海'.repeat(50_000))?.[0]).toBe('上海市');
});

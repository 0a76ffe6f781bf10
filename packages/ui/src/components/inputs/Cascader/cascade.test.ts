import { expect, test } from 'vitest';
import { divisions } from '../../../stories/divisions.ts';
import { findPath, pathText, searchPaths, shortName } from './cascade.ts';

const china = divisions('zh');
const search = (keyword: string) => searchPaths(china, keyword).map((path) => pathText(path, ''));

test.each([
  ['浙江省', '浙江'],
  ['上海市', '上海'],
  ['内蒙古自治区', '内蒙古'],
  ['广西壮族自治区', '广西'],
  ['新疆维吾尔自治区', '新疆'],
  ['香港特别行政区', '香港'],
  ['延边朝鲜族自治州', '延边'],
  ['恩施土家族苗族自治州', '恩施'],
  ['海西蒙古族藏族自治州', '海西'],
  ['锡林郭勒盟', '锡林郭勒'],
  ['吉县', '吉县'],
])('%s is called %s', (label, short) => {
  expect(shortName(label)).toBe(short);
});

test.each([
  ['杭州', '浙江省杭州市'],
  ['hangzhou', '浙江省杭州市'],
  ['hz', '山东省菏泽市'],
  ['浙江杭州', '浙江省杭州市'],
  ['zjhz', '浙江省杭州市'],
  ['ZheJiang Ningbo', '浙江省宁波市'],
  ['Xi’an', '陕西省西安市'],
  ['Ürümqi', undefined],
  ['Urumqi', '新疆维吾尔自治区乌鲁木齐市'],
  ['上海', '上海市'],
  ['Ｎｉｎｇｂｏ', '浙江省宁波市'],
])('%s finds %s', (keyword, first) => {
  const matches = search(keyword);
  if (first === undefined) expect(matches).toEqual([]);
  else expect(matches).toContain(first);
});

test('lists the place itself before places with the same prefix and places inside it', () => {
  expect(search('吉林')[0]).toBe('吉林省吉林市');
  expect(search('海南')[0]).toBe('青海省海南藏族自治州');
  expect(search('海南')).toContain('海南省三亚市');
});

test('a province finds all of its cities', () => {
  expect(search('浙江')).toHaveLength(11);
});

test('a path is found by its values, and not where one of them is unknown', () => {
  const path = findPath(china, ['浙江省', '杭州市']);
  expect(path && pathText(path)).toBe('浙江省 / 杭州市');
  expect(findPath(china, ['浙江省', '上海市'])).toBeNull();
  expect(findPath(china, [])).toBeNull();
});

test('nothing typed finds nothing, and endless input is cut', () => {
  expect(search('  ')).toEqual([]);
  expect(search('杭'.repeat(100_000))).toEqual([]);
});

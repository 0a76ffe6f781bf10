import { expect, test } from 'vitest';
import { readPeople, textOfFile } from './readPeople.ts';

const person = (line: number, name: string, department = '', phone = '', email = '') => ({
  line,
  name,
  department,
  phone,
  email,
});

test.each([
  [
    '姓名,部门,手机号,邮箱\n林,销售部,13800001234,a@b.cn\n',
    [person(2, '林', '销售部', '13800001234', 'a@b.cn')],
  ],
  ['\uFEFFName,Department\r\n"Lin, Yifan","a ""b"""\r\n\r\n', [person(2, 'Lin, Yifan', 'a "b"')]],
  ['Lin;Sales;1\nChen;;2', [person(1, 'Lin', 'Sales', '1'), person(2, 'Chen', '', '2')]],
  ['Lin\tSales', [person(1, 'Lin', 'Sales')]],
  ['', []],
])('%j', (text, people) => {
  expect(readPeople(text)).toEqual(people);
});

test('what a Chinese spreadsheet saves is read', () => {
  const gbk = new Uint8Array([0xc1, 0xd6]);
  expect(textOfFile(gbk.buffer)).toBe('林');
  expect(textOfFile(new TextEncoder().encode('林').buffer as ArrayBuffer)).toBe('林');
});

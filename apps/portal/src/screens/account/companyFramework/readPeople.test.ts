import { csvText } from '@fairway/trade';
import { expect, test } from 'vitest';
import { nastyTables } from '../../../../../../scripts/rules/nastyTables.ts';
import { readPeople } from './readPeople.ts';

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
  [
    '手机号,姓名,邮箱,部门\n13800001234,林,a@b.cn,销售部',
    [person(2, '林', '销售部', '13800001234', 'a@b.cn')],
  ],
  ['Name,Team,Phone\nLin,Sales,1', [person(2, 'Lin', 'Sales', '1')]],
  ['Phone,Name\n1,Lin', [person(2, 'Lin', '', '1')]],
])('%j', (text, people) => {
  expect(readPeople(text)).toEqual(people);
});

test('distinguishes a file that is not a table from one without people', () => {
  expect(readPeople('a "quotation that does not close')).not.toBeNull();
  expect(readPeople('"no end')).toBeNull();
});

test('longer cells than any rule allows are cut, so that the server names the line', () => {
  const [long] = readPeople(`林,${'部'.repeat(400)},1,a`) ?? [];
  expect(long?.department).toHaveLength(300);
});

test.each(
  nastyTables({
    columns: ['name', 'department', 'phone', 'email'],
    headings: ['姓名', '部门', '手机号码', '电子邮箱'],
    cells: ['0012 Lin', '新加坡', '13800001234', 'a@b.cn'],
  }),
)('people with $name', ({ bytes, refused }) => {
  const text = csvText(bytes.buffer);
  if (refused === 'encoding') expect(text).toBeNull();
  else if (refused === 'quotes') expect(readPeople(text ?? '')).toBeNull();
  else
    expect(readPeople(text ?? '')?.map(({ line: _, ...rest }) => rest)).toEqual([
      { name: '0012 Lin', department: '新加坡', phone: '13800001234', email: 'a@b.cn' },
    ]);
});

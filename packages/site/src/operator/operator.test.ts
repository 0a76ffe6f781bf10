import { expect, it } from 'vitest';
import { withOperator } from './operator.ts';

it('is written before the page as data that can end no element', () => {
  const house = { sample: false, phone: null, email: '</script>@fairway.example' };
  const page = withOperator('<body><div id="root"></div></body>', house);
  const [, json = ''] =
    /^<body><script id="house" type="application\/json">(.*)<\/script><div id="root">/.exec(page) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(house);
});

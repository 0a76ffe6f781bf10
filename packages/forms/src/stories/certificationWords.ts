import type { SelectOption } from '@fairway/ui';

const zh = {
  province: '省、直辖市',
  provinces: [
    { value: '310000', label: '上海市' },
    { value: '330000', label: '浙江省' },
  ],
  city: '市、区',
  provinceFirst: '请先选择省份',
  cities: {
    310000: [
      { value: '310115', label: '浦东新区' },
      { value: '310109', label: '虹口区' },
    ],
    330000: [{ value: '330200', label: '宁波市' }],
  } as Record<string, readonly SelectOption[]>,
  address: '详细地址',
  contactName: '联系人',
  department: '部门',
  position: '职位',
  contactIdCard: '联系人身份证号码',
  contactEmail: '联系人邮箱',
  way: '认证方式',
  ways: {
    transfer: { label: '对公转账认证', hint: '我们向企业银行账户打入一笔小额款项，您回填金额。' },
    enterprise: { label: '企业授权认证', hint: '由法定代表人在线授权，最快当天完成。' },
    offline: { label: '线下授权认证', hint: '上传盖章的授权书，3\u00a0个工作日内审核。' },
  },
  routes: '意向航线',
  routeChoices: [
    { value: 'us-west', label: '美西航线' },
    { value: 'north-europe', label: '欧基航线' },
    { value: 'mediterranean', label: '地中海航线' },
  ],
  agree: '我已阅读并同意《服务协议》',
  agreeFirst: '请先阅读并同意《服务协议》。',
  send: '提交认证',
};

const en: typeof zh = {
  province: 'Province',
  provinces: [
    { value: '310000', label: 'Shanghai' },
    { value: '330000', label: 'Zhejiang' },
  ],
  city: 'City or district',
  provinceFirst: 'Choose the province first',
  cities: {
    310000: [
      { value: '310115', label: 'Pudong' },
      { value: '310109', label: 'Hongkou' },
    ],
    330000: [{ value: '330200', label: 'Ningbo' }],
  },
  address: 'Detailed address',
  contactName: 'Contact person',
  department: 'Department',
  position: 'Position',
  contactIdCard: 'ID card number of the contact',
  contactEmail: 'Email of the contact',
  way: 'Certification method',
  ways: {
    transfer: {
      label: 'Corporate transfer',
      hint: "We pay a small amount into the company's bank account, you enter it here.",
    },
    enterprise: {
      label: 'Enterprise authorization',
      hint: 'The legal representative authorizes online, on the same day at best.',
    },
    offline: {
      label: 'Offline authorization',
      hint: 'Upload the stamped letter, reviewed within 3\u00a0working days.',
    },
  },
  routes: 'Intended routes',
  routeChoices: [
    { value: 'us-west', label: 'US West Coast' },
    { value: 'north-europe', label: 'North Europe' },
    { value: 'mediterranean', label: 'Mediterranean' },
  ],
  agree: 'I have read and agree to the Service Agreement',
  agreeFirst: 'Read and agree to the Service Agreement first.',
  send: 'Submit certification',
};

export const certificationWords = (locale: unknown) => (locale === 'en' ? en : zh);

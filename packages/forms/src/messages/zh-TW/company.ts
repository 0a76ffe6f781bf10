import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in traditional Chinese. */
export const company: FormMessages['company'] = {
  idCard: { label: '身分證號碼', placeholder: '18\u00a0位身分證號碼', required: '請輸入身分證號碼。' },
  companyName: {
    label: '企業名稱',
    placeholder: '營業執照上的企業全稱',
    required: '請輸入企業名稱。',
    taken: '該企業名稱已被認證，請確認。',
  },
  creditCode: {
    label: '統一社會信用代碼',
    placeholder: '營業執照上的 18\u00a0位代碼',
    required: '請輸入統一社會信用代碼。',
    taken: '該統一社會信用代碼已被認證，請確認。',
  },
  registerCode: {
    label: '註冊登記號',
    placeholder: '登記證書上的編號',
    required: '請輸入註冊登記號。',
    taken: '該註冊登記號已被認證，請確認。',
  },
  companyCode: {
    label: '企業代碼',
    placeholder: '3\u00a0至\u00a010\u00a0位大寫字母',
    required: '請輸入企業代碼。',
    taken: '該企業代碼已被使用，請換一個。',
  },
  adminAccount: {
    label: '管理員帳號',
    placeholder: '6\u00a0至\u00a015\u00a0位字母或數字',
    required: '請輸入管理員帳號。',
    taken: '該管理員帳號已被使用，請換一個。',
  },
  taxNumber: {
    label: '納稅人識別號',
    placeholder: '15、17、18 或 20\u00a0位',
    required: '請輸入納稅人識別號。',
  },
};

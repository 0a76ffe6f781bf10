import type { Dictionary } from '../dictionary.ts';

/** Texts of the fields of companies and people. */
export const company = {
  idCard: { label: '身份证号码', placeholder: '18\u00a0位身份证号码', required: '请输入身份证号码。' },
  companyName: {
    label: '企业名称',
    placeholder: '营业执照上的企业全称',
    required: '请输入企业名称。',
    taken: '该企业名称已被认证，请核对。',
  },
  creditCode: {
    label: '统一社会信用代码',
    placeholder: '营业执照上的 18\u00a0位代码',
    required: '请输入统一社会信用代码。',
    taken: '该统一社会信用代码已被认证，请核对。',
  },
  registerCode: {
    label: '注册登记号',
    placeholder: '登记证书上的编号',
    required: '请输入注册登记号。',
    taken: '该注册登记号已被认证，请核对。',
  },
  companyCode: {
    label: '企业代码',
    placeholder: '3\u00a0至\u00a010\u00a0位大写字母',
    required: '请输入企业代码。',
    taken: '该企业代码已被使用，请换一个。',
  },
  adminAccount: {
    label: '管理员账号',
    placeholder: '6\u00a0至\u00a015\u00a0位字母或数字',
    required: '请输入管理员账号。',
    taken: '该管理员账号已被使用，请换一个。',
  },
  taxNumber: {
    label: '纳税人识别号',
    placeholder: '15、17、18 或 20\u00a0位',
    required: '请输入纳税人识别号。',
  },
} as const satisfies Dictionary;

import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in Vietnamese. */
export const company: FormMessages['company'] = {
  idCard: { label: 'Số giấy tờ tùy thân', placeholder: '18 chữ số', required: 'Nhập số giấy tờ tùy thân.' },
  companyName: {
    label: 'Tên công ty',
    placeholder: 'Như trên giấy phép kinh doanh',
    required: 'Nhập tên công ty.',
    taken: 'Tên công ty này đã được xác thực. Hãy kiểm tra lại.',
  },
  creditCode: {
    label: 'Mã tín dụng xã hội thống nhất',
    placeholder: '18 ký tự trên giấy phép kinh doanh',
    required: 'Nhập mã tín dụng xã hội thống nhất.',
    taken: 'Mã này đã được xác thực. Hãy kiểm tra lại.',
  },
  registerCode: {
    label: 'Số đăng ký',
    placeholder: 'Như trên giấy chứng nhận',
    required: 'Nhập số đăng ký.',
    taken: 'Số đăng ký này đã được xác thực. Hãy kiểm tra lại.',
  },
  companyCode: {
    label: 'Mã doanh nghiệp',
    placeholder: '3 đến 10 chữ in hoa',
    required: 'Nhập mã doanh nghiệp.',
    taken: 'Mã doanh nghiệp này đã có. Hãy chọn mã khác.',
  },
  adminAccount: {
    label: 'Tài khoản quản trị',
    placeholder: '6 đến 15 chữ cái hoặc chữ số',
    required: 'Nhập tài khoản quản trị.',
    taken: 'Tài khoản quản trị này đã có. Hãy chọn tài khoản khác.',
  },
  taxNumber: {
    label: 'Mã số thuế',
    placeholder: '15, 17, 18 hoặc 20 ký tự',
    required: 'Nhập mã số thuế.',
  },
};

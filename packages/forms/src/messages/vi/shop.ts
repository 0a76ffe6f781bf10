import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, in Vietnamese. */
export const shop: FormMessages['shop'] = {
  title: 'Đăng ký cửa hàng',
  text: 'Tên người dùng và mật khẩu bắt đầu bằng chữ cái.',
  username: {
    label: 'Tên người dùng',
    placeholder: '5 đến 16\u00a0chữ cái, chữ số, dấu gạch dưới',
    required: 'Nhập tên người dùng.',
    taken: 'Tên người dùng này đã có. Hãy chọn tên khác.',
  },
  password: { label: 'Mật khẩu', placeholder: '6 đến 18\u00a0chữ cái, chữ số, dấu gạch dưới' },
  code: { label: 'Mã đăng ký', placeholder: '5\u00a0chữ số', required: 'Nhập mã đăng ký.' },
  submit: 'Đăng ký',
  cancel: 'Hủy',
};

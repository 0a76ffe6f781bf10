import { doubts, rules } from '@fairway/trade/sentences/vi';
import type { FormMessages } from './types.ts';
import { company } from './vi/company.ts';
import { shop } from './vi/shop.ts';
import { common, trade } from './vi/trade.ts';

/** Built-in texts of forms in Vietnamese. */
export const vi: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) => `Có ${count}\u00a0mục cần xem lại`,
    entry: (label, text) => `${label}: ${text}`,
    unexpected: 'Chưa gửi được. Nội dung bạn nhập vẫn còn. Hãy thử lại sau giây lát.',
  },
  times: {
    time: { label: 'Giờ', placeholder: 'ví dụ 09:30' },
    month: { label: 'Tháng', placeholder: 'ví dụ 2026-11' },
    dateTime: {
      date: 'Ngày',
      zone: 'Múi giờ',
      twice: 'Giờ này có hai lần trong ngày đó vì hết giờ mùa hè. Tính lần đầu.',
    },
  },
  rows: {
    row: (number) => `Dòng ${number}`,
    add: 'Thêm dòng',
    copy: (row) => `Sao chép: ${row}`,
    up: (row) => `Đưa lên: ${row}`,
    down: (row) => `Đưa xuống: ${row}`,
    remove: (row) => `Xóa: ${row}`,
    added: (row, count) => `Đã thêm ${row}, tổng cộng ${count}`,
    moved: (row) => `Hiện là: ${row}`,
    removed: (row) => `Đã xóa ${row}.`,
    undo: 'Hoàn tác',
    full: (most) => `Không thêm được quá ${most}.`,
  },
  phone: {
    label: 'Số di động',
    placeholder: 'Số 11 chữ số',
    elsewhere: (digits) => (digits ? `Số ${digits} chữ số` : 'Số không có mã quốc gia'),
    required: 'Nhập số di động của bạn.',
    taken: 'Số điện thoại này đã được liên kết. Hãy dùng số khác.',
    dialCode: 'Mã quốc gia hoặc vùng',
    dialCodes: { '86': 'Trung Quốc đại lục' },
    contact: 'Di động, cố định hoặc +49 …',
    contactRequired: 'Nhập số điện thoại.',
    overseas: 'Số ngoài Trung Quốc đại lục: hãy đăng nhập bằng email.',
  },
  email: {
    label: 'Địa chỉ email',
    placeholder: 'name@company.com',
    required: 'Nhập địa chỉ email của bạn.',
    taken: 'Email này đã được liên kết. Hãy dùng email khác.',
  },
  account: {
    label: 'Tài khoản',
    placeholder: 'Điện thoại, email hoặc tên người dùng',
    required: 'Nhập số điện thoại, email hoặc tên người dùng.',
  },
  password: {
    purposes: {
      current: { label: 'Mật khẩu', placeholder: 'Mật khẩu của bạn', required: 'Nhập mật khẩu.' },
      new: {
        label: 'Mật khẩu mới',
        placeholder: '8 đến 20\u00a0chữ cái và chữ số',
        required: 'Nhập mật khẩu.',
      },
      given: {
        label: 'Mật khẩu ban đầu',
        placeholder: 'Đặt cho người dùng',
        required: 'Nhập mật khẩu ban đầu cho người dùng.',
      },
      again: {
        label: 'Xác nhận mật khẩu',
        placeholder: 'Nhập lại lần nữa',
        required: 'Nhập lại mật khẩu.',
      },
    },
    show: 'Hiện mật khẩu',
    capsLock: 'Caps Lock đang bật',
    strength: (level) => `Độ mạnh mật khẩu: ${level}`,
    strengths: { weak: 'Yếu', fair: 'Vừa', strong: 'Mạnh' },
  },
  code: {
    label: 'Mã xác minh',
    placeholder: '6\u00a0chữ số',
    required: 'Nhập mã xác minh.',
    send: 'Gửi mã',
    resend: 'Gửi lại',
    remaining: (seconds) => `Bạn có thể yêu cầu mã khác sau ${seconds}\u00a0giây.`,
    waiting: (seconds) =>
      seconds < 120 ? `Gửi lại sau ${seconds} giây` : `Gửi lại sau ${Math.ceil(seconds / 60)} phút`,
    sent: (seconds) => `Đã gửi mã. Bạn có thể yêu cầu mã khác sau ${seconds}\u00a0giây.`,
    ready: 'Bạn có thể yêu cầu mã khác ngay bây giờ.',
  },
  username: {
    label: 'Tên người dùng',
    placeholder: '3 đến 15\u00a0chữ cái hoặc chữ số',
    required: 'Nhập tên người dùng.',
    taken: 'Tên người dùng này đã có. Hãy chọn tên khác.',
  },
};

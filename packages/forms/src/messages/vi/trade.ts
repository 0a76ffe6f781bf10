import type { FormMessages } from '../types.ts';

const { format: number } = new Intl.NumberFormat('vi');

/** Texts of trade fields, and of counts and choices, in Vietnamese. */
export const trade: FormMessages['trade'] = {
  container: {
    label: 'Số container',
    placeholder: 'Ví dụ CSQU3054383',
    required: 'Nhập số container.',
  },
  tracking: {
    labels: { bill: 'Số vận đơn', booking: 'Số đặt chỗ', container: 'Số container' },
    placeholders: {
      bill: 'Ví dụ COSU6123456789',
      booking: 'Ví dụ 6123456789',
      container: 'Ví dụ CSQU3054383',
    },
    required: {
      bill: 'Nhập số vận đơn.',
      booking: 'Nhập số đặt chỗ.',
      container: 'Nhập số container.',
    },
    guess: (carriers) => `Hãng tàu theo số này: ${carriers.join(' hoặc ')}`,
    guessed: (carrier, confidence) => `${carrier} (${confidence})`,
    confidence: { high: 'rất có thể', medium: 'có thể', low: 'không chắc' },
    choose: (carrier) => `Chọn ${carrier}`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? 'Nhập một số nguyên, ví dụ 1234.'
        : `Nhập một số có tối đa ${decimals} chữ số thập phân, ví dụ 1234.5.`,
  },
  amount: {
    label: 'Số tiền',
    placeholder: 'Ví dụ 1234.50',
    currency: 'Loại tiền',
    otherCurrency: (currency) =>
      `Ô này dùng ${currency}. Hãy nhập số tiền bằng ${currency}, không kèm loại tiền khác.`,
  },
  region: {
    label: 'Tỉnh và thành phố',
    required: 'Chọn tỉnh và thành phố.',
    levels: ['Tỉnh', 'Thành phố'],
  },
  pictures: { required: 'Hãy tải lên một ảnh.', underWay: 'Hãy đợi ảnh tải lên xong.' },
  quantity: {
    label: 'Số lượng',
    less: (label) => `Bớt: ${label}`,
    more: (label) => `Thêm: ${label}`,
  },
};

/** Texts of checks that ask the server, of counters and of choices, in Vietnamese. */
export const common: FormMessages['common'] = {
  checking: 'Đang kiểm tra…',
  free: 'Dùng được',
  unchecked: 'Hiện chưa kiểm tra được. Mục này sẽ được kiểm tra khi bạn gửi.',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `thừa ${number(count)}`,
  left: (count) => `còn ${number(count)}\u00a0ký tự`,
  choose: 'Chọn một mục',
  missing: {
    entry: (label) => `Hãy nhập mục “${label}”.`,
    choice: (label) => `Hãy chọn mục “${label}”.`,
    file: (label) => `Hãy tải tệp lên ở mục “${label}”.`,
  },
  unchosen: {
    typing: (text) => `Hãy chọn trong danh sách: “${text}” chưa được chọn.`,
    none: (text, empty) =>
      `Không tìm thấy “${text}”. Hãy thử từ khác${empty ? ' hoặc xóa trống ô này' : ''}.`,
    failed: (text) => `Không tìm kiếm được nên “${text}” chưa được chọn. Hãy thử lại.`,
  },
};

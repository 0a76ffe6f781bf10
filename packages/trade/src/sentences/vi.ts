import type { DoubtTexts, RuleTexts } from './types.ts';

/** The requirement of a broken rule, as a whole sentence, in Vietnamese. */
export const rules = {
  required: 'Mục này là bắt buộc.',
  mobile: 'Nhập số di động 11\u00a0chữ số bắt đầu bằng 1.',
  overseasPhoneUnsupported:
    'Không đăng nhập được bằng số điện thoại ngoài Trung Quốc đại lục. Hãy dùng email.',
  phone: 'Nhập số điện thoại tối đa 40\u00a0ký tự, không có chữ Hán.',
  contactPhone:
    'Nhập số di động Trung Quốc đại lục, số cố định như 021-1234 5678, hoặc số quốc tế như +49 40 123456.',
  contactEmail: 'Tin nhắn SMS chỉ đến được Trung Quốc đại lục. Hãy nhập email.',
  email: 'Nhập địa chỉ email như name@company.com.',
  passwordLength: 'Dùng 8 đến 20\u00a0ký tự.',
  initialPasswordLength: 'Dùng 6 đến 15\u00a0ký tự.',
  passwordCharacters: 'Chỉ dùng chữ cái a đến z và chữ số. Hãy bỏ ký tự khác.',
  passwordMixed: 'Dùng ít nhất một chữ cái và một chữ số.',
  confirmation: 'Hai lần nhập không giống nhau. Hãy nhập lại.',
  verifyCode: 'Nhập 6\u00a0chữ số của mã xác minh.',
  subAccountUsername: 'Dùng 3 đến 15\u00a0chữ cái hoặc chữ số. Có phân biệt chữ hoa và chữ thường.',
  account: 'Nhập số điện thoại, email hoặc tên người dùng.',
  taken: 'Đã có người dùng. Hãy chọn cái khác.',
  unknownAccount: 'Tài khoản không tồn tại. Hãy kiểm tra và nhập lại.',
  companyCode: 'Dùng 3 đến 10\u00a0chữ cái in hoa.',
  adminAccount: 'Dùng 6 đến 15\u00a0chữ cái hoặc chữ số.',
  companyName: 'Nhập tên đầy đủ trên giấy phép kinh doanh: 2 đến 100\u00a0ký tự, không có ký hiệu đặc biệt.',
  creditCode:
    'Nhập 18\u00a0chữ số và chữ in hoa trên giấy phép kinh doanh. Không bao giờ có I, O, S, V và Z.',
  registerCode: 'Dùng 6 đến 50\u00a0chữ cái hoặc chữ số, có thể có dấu gạch nối ở giữa.',
  idCard: 'Nhập 18\u00a0chữ số. Ký tự cuối có thể là X.',
  idCardDate: 'Chữ số 7 đến 14 không phải ngày sinh. Hãy so với giấy tờ tùy thân.',
  idCardCheck:
    'Chữ số kiểm tra không đúng: có một chữ số sai hoặc hai chữ số đảo chỗ. Hãy so với giấy tờ tùy thân.',
  taxNumber: 'Nhập 15, 17, 18 hoặc 20\u00a0chữ số và chữ in hoa.',
  containerNumber: 'Nhập 4\u00a0chữ cái và 7\u00a0chữ số, ví dụ CSQU3054383.',
  containerCheck: 'Chữ số kiểm tra không đúng: có một ký tự sai. Hãy so với container.',
  imoNumber: 'Nhập 7\u00a0chữ số, ví dụ 9074729.',
  imoCheck: 'Chữ số kiểm tra không đúng. Hãy kiểm tra xem có chữ số nào sai.',
  mmsi: 'Nhập 9\u00a0chữ số, chữ số đầu từ 2 đến 7.',
  portCode: 'Nhập 5\u00a0ký tự của mã cảng, ví dụ CNSHA.',
  samePort: 'Chọn cảng dỡ hàng khác với cảng xếp hàng.',
  week: 'Nhập một tuần có thật, ví dụ 2026-W48.',
  day: 'Nhập một ngày có thật, ví dụ 20/11/2026.',
  month: 'Nhập một tháng, ví dụ 2026-11.',
  time: 'Nhập giờ từ 00:00 đến 23:59, ví dụ 09:30.',
  zonedTime: 'Nhập ngày và giờ có thật theo múi giờ.',
  billNumber: 'Nhập 6 đến 20\u00a0chữ in hoa và chữ số.',
  bookingNumber: 'Nhập 6 đến 20\u00a0chữ in hoa và chữ số.',
  hsKeyword: 'Nhập tên hàng, hoặc 2 đến 13\u00a0chữ số của mã hàng, tối đa 60\u00a0ký tự.',
  picture: 'Chỉ nhận JPG, JPEG hoặc PNG.',
  pictureSize: 'Tối đa 10M mỗi ảnh.',
  trialRoutes: 'Chọn 1 đến 3\u00a0tuyến.',
  chooseOne: 'Chọn ít nhất một mục.',
  seats: 'Không đủ chỗ. Hãy giảm số lượng hoặc mua thêm chỗ.',
  amount: 'Nhập số tiền theo dạng 25,000.50, tối đa hai chữ số thập phân.',
  amountCurrency: 'Số tiền này ghi loại tiền khác. Hãy nhập theo loại tiền của ô này.',
  amountRange: 'Số tiền quá nhỏ hoặc quá lớn. Hãy kiểm tra các chữ số.',
  quantity: 'Nhập một số nguyên trong giới hạn.',
  textLength: 'Quá dài. Hãy rút ngắn trong giới hạn.',
  companyInvoice:
    'Hóa đơn chuyên dụng chỉ dành cho doanh nghiệp. Hãy chọn hóa đơn thường hoặc tên doanh nghiệp.',
  shopUsername: 'Bắt đầu bằng chữ cái. Dùng 5 đến 16\u00a0chữ cái, chữ số hoặc dấu gạch dưới.',
  shopPassword: 'Bắt đầu bằng chữ cái. Dùng 6 đến 18\u00a0chữ cái, chữ số hoặc dấu gạch dưới.',
  registerVerifyCode: 'Nhập 5\u00a0chữ số của mã xác minh.',
  capitals: 'Chỉ dùng chữ in hoa.',
} satisfies RuleTexts;

/** Texts that ask for a second look. */
export const doubts = {
  creditCodeCheck:
    'Chữ số kiểm tra không đúng, như ở một số mã đời đầu. Hãy so lại với giấy phép; nhân viên sẽ kiểm tra.',
  carrierNumber: 'Số này không giống số của hãng tàu này. Hãy kiểm tra lại.',
  mobilePrefix: 'Không có số di động bắt đầu bằng 10, 11 hoặc 12. Hãy kiểm tra lại.',
  emailDots: 'Hai dấu chấm liền nhau, hoặc dấu chấm ở đầu hay ngay trước @, rất hiếm. Hãy kiểm tra lại.',
  ownerPrefix: 'Mã chủ sở hữu không thuộc hãng tàu này. Có thể là container thuê: hãy kiểm tra lại.',
} satisfies DoubtTexts;

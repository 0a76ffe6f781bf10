import type { FormMessages } from '../types.ts';

const { format: number } = new Intl.NumberFormat('ko');

/** Texts of trade fields, and of counts and choices, in Korean. */
export const trade: FormMessages['trade'] = {
  container: {
    label: '컨테이너 번호',
    placeholder: '예: CSQU3054383',
    required: '컨테이너 번호를 입력하세요.',
  },
  tracking: {
    labels: { bill: '선하증권 번호', booking: '부킹 번호', container: '컨테이너 번호' },
    placeholders: { bill: '예: COSU6123456789', booking: '예: 6123456789', container: '예: CSQU3054383' },
    required: {
      bill: '선하증권 번호를 입력하세요.',
      booking: '부킹 번호를 입력하세요.',
      container: '컨테이너 번호를 입력하세요.',
    },
    guess: (carriers) => `번호로 추정한 선사: ${carriers.join(', ')}`,
    guessed: (carrier, confidence) => `${carrier}(${confidence})`,
    confidence: { high: '거의 확실', medium: '가능성 높음', low: '가능성 있음' },
    choose: (carrier) => `${carrier} 선택`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? '정수를 입력하세요(예: 1234).'
        : `소수점 아래 ${decimals}\u00a0자리까지의 숫자를 입력하세요(예: 1234.5).`,
  },
  amount: {
    label: '금액',
    placeholder: '예: 1234.50',
    currency: '통화',
    otherCurrency: (currency) =>
      `이 칸의 통화는 ${currency}입니다. 다른 통화 없이 ${currency} 금액을 입력하세요.`,
  },
  region: { label: '성과 시', required: '성과 시를 선택하세요.', levels: ['성', '시'] },
  pictures: { required: '이미지를 업로드하세요.', underWay: '이미지 업로드가 끝날 때까지 기다리세요.' },
  quantity: {
    label: '수량',
    less: (label) => `${label} 줄이기`,
    more: (label) => `${label} 늘리기`,
  },
};

/** Texts of checks that ask the server, of counters and of choices, in Korean. */
export const common: FormMessages['common'] = {
  checking: '확인 중…',
  free: '사용할 수 있습니다',
  unchecked: '지금은 확인할 수 없습니다. 제출할 때 확인합니다.',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `${number(count)}\u00a0자 초과`,
  left: (count) => `${number(count)}\u00a0자 남음`,
  choose: '선택하세요',
  missing: {
    entry: (label) => `${label} 항목을 입력하세요.`,
    choice: (label) => `${label} 항목을 선택하세요.`,
    file: (label) => `${label} 항목에 파일을 업로드하세요.`,
  },
  unchosen: {
    typing: (text) => `목록에서 선택하세요. "${text}" 항목은 아직 선택되지 않았습니다.`,
    none: (text, empty) =>
      `"${text}"에 대한 결과가 없습니다. 다른 단어로 검색${empty ? '하거나 칸을 비우' : '하'}세요.`,
    failed: (text) => `검색하지 못해 "${text}" 항목이 선택되지 않았습니다. 다시 시도하세요.`,
  },
};

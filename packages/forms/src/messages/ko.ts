import { doubts, rules } from '@fairway/trade/sentences/ko';
import { company } from './ko/company.ts';
import { shop } from './ko/shop.ts';
import { common, trade } from './ko/trade.ts';
import type { FormMessages } from './types.ts';

/** Built-in texts of forms in Korean. */
export const ko: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) => `확인이 필요한 항목이 ${count}\u00a0개 있습니다`,
    entry: (label, text) => `${label}: ${text}`,
    unexpected: '제출하지 못했습니다. 입력한 내용은 남아 있습니다. 잠시 후 다시 시도하세요.',
  },
  times: {
    time: { label: '시각', placeholder: '예: 09:30' },
    month: { label: '월', placeholder: '예: 2026-11' },
    dateTime: {
      date: '날짜',
      zone: '시간대',
      twice: '서머타임이 끝나 이날 이 시각이 두 번 있습니다. 첫 번째로 봅니다.',
    },
  },
  rows: {
    row: (number) => `${number}행`,
    add: '행 추가',
    copy: (row) => `복사: ${row}`,
    up: (row) => `위로: ${row}`,
    down: (row) => `아래로: ${row}`,
    remove: (row) => `제거: ${row}`,
    added: (row, count) => `${row} 추가됨, 총 ${count}개`,
    moved: (row) => `현재 위치: ${row}`,
    removed: (row) => `${row} 제거됨.`,
    undo: '실행 취소',
    full: (most) => `${most}개까지만 추가할 수 있습니다.`,
  },
  phone: {
    label: '휴대폰 번호',
    placeholder: '11자리 번호',
    elsewhere: (digits) => (digits ? `${digits}자리 번호` : '국가 번호를 뺀 번호'),
    required: '휴대폰 번호를 입력하세요.',
    taken: '이미 등록된 전화번호입니다. 다른 번호를 사용하세요.',
    dialCode: '국가 또는 지역 번호',
    dialCodes: { '86': '중국 본토' },
    contact: '휴대폰, 유선 전화 또는 +49 …',
    contactRequired: '전화번호를 입력하세요.',
    overseas: '중국 본토 밖의 전화번호는 이메일로 로그인하세요.',
  },
  email: {
    label: '이메일',
    placeholder: 'name@company.com',
    required: '이메일 주소를 입력하세요.',
    taken: '이미 등록된 이메일입니다. 다른 이메일을 사용하세요.',
  },
  account: {
    label: '계정',
    placeholder: '전화번호, 이메일 또는 사용자 이름',
    required: '전화번호, 이메일 또는 사용자 이름을 입력하세요.',
  },
  password: {
    purposes: {
      current: { label: '비밀번호', placeholder: '비밀번호', required: '비밀번호를 입력하세요.' },
      new: {
        label: '새 비밀번호',
        placeholder: '영문과 숫자 8~20\u00a0자',
        required: '비밀번호를 입력하세요.',
      },
      given: {
        label: '초기 비밀번호',
        placeholder: '사용자를 위해 설정',
        required: '사용자의 초기 비밀번호를 입력하세요.',
      },
      again: {
        label: '비밀번호 확인',
        placeholder: '한 번 더 입력',
        required: '비밀번호를 한 번 더 입력하세요.',
      },
    },
    show: '비밀번호 표시',
    capsLock: 'Caps Lock이 켜져 있습니다',
    strength: (level) => `비밀번호 강도: ${level}`,
    strengths: { weak: '약함', fair: '보통', strong: '강함' },
  },
  code: {
    label: '인증 코드',
    placeholder: '숫자 6\u00a0자리',
    required: '인증 코드를 입력하세요.',
    send: '코드 받기',
    resend: '다시 받기',
    remaining: (seconds) => `${seconds}\u00a0초 후에 새 코드를 요청할 수 있습니다.`,
    waiting: (seconds) =>
      seconds < 120 ? `${seconds}초 후 다시 받기` : `${Math.ceil(seconds / 60)}분 후 다시 받기`,
    sent: (seconds) => `코드를 보냈습니다. ${seconds}\u00a0초 후에 다시 요청할 수 있습니다.`,
    ready: '이제 새 코드를 요청할 수 있습니다.',
  },
  username: {
    label: '사용자 이름',
    placeholder: '영문 또는 숫자 3~15\u00a0자',
    required: '사용자 이름을 입력하세요.',
    taken: '이미 사용 중인 사용자 이름입니다. 다른 것을 고르세요.',
  },
};

import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in Korean. */
export const company: FormMessages['company'] = {
  idCard: { label: '신분증 번호', placeholder: '18자리', required: '신분증 번호를 입력하세요.' },
  companyName: {
    label: '회사 이름',
    placeholder: '사업자 등록증과 같게',
    required: '회사 이름을 입력하세요.',
    taken: '이미 인증된 회사 이름입니다. 확인하세요.',
  },
  creditCode: {
    label: '통일 사회 신용 코드',
    placeholder: '사업자 등록증의 18자',
    required: '통일 사회 신용 코드를 입력하세요.',
    taken: '이미 인증된 코드입니다. 확인하세요.',
  },
  registerCode: {
    label: '등록 번호',
    placeholder: '증명서와 같게',
    required: '등록 번호를 입력하세요.',
    taken: '이미 인증된 등록 번호입니다. 확인하세요.',
  },
  companyCode: {
    label: '기업 코드',
    placeholder: '영문 대문자 3~10자',
    required: '기업 코드를 입력하세요.',
    taken: '이미 사용 중인 기업 코드입니다. 다른 것을 고르세요.',
  },
  adminAccount: {
    label: '관리자 계정',
    placeholder: '영문 또는 숫자 6~15자',
    required: '관리자 계정을 입력하세요.',
    taken: '이미 사용 중인 관리자 계정입니다. 다른 것을 고르세요.',
  },
  taxNumber: {
    label: '납세자 번호',
    placeholder: '15, 17, 18 또는 20자',
    required: '납세자 번호를 입력하세요.',
  },
};

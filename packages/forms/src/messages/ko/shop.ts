import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, in Korean. */
export const shop: FormMessages['shop'] = {
  title: '쇼핑몰 가입',
  text: '사용자 이름과 비밀번호는 영문으로 시작합니다.',
  username: {
    label: '사용자 이름',
    placeholder: '영문, 숫자, 밑줄 5~16\u00a0자',
    required: '사용자 이름을 입력하세요.',
    taken: '이미 사용 중인 사용자 이름입니다. 다른 것을 고르세요.',
  },
  password: { label: '비밀번호', placeholder: '영문, 숫자, 밑줄 6~18\u00a0자' },
  code: { label: '가입 코드', placeholder: '숫자 5\u00a0자리', required: '가입 코드를 입력하세요.' },
  submit: '가입',
  cancel: '취소',
};

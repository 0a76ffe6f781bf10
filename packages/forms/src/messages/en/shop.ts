import type { FormMessages } from '../types.ts';

export const shop: FormMessages['shop'] = {
  title: 'Register with the shop',
  text: 'Username and password begin with a letter.',
  username: {
    label: 'Username',
    placeholder: '5 to 16\u00a0letters, digits, underscores',
    required: 'Enter a username.',
    taken: 'This username is in use. Choose another.',
  },
  password: {
    label: 'Password',
    placeholder: '6 to 18\u00a0letters, digits, underscores',
  },
  code: { label: 'Register code', placeholder: '5\u00a0digits', required: 'Enter the register code.' },
  submit: 'Register',
  cancel: 'Cancel',
};

import type { Messages } from '../types.ts';

export const loginDialog: Messages['loginDialog'] = {
  title: 'Log in / Register',
  portal: 'Portal',
  personal: 'Personal',
  enterprise: 'Enterprise',
  mode: 'Way to log in',
  code: 'Code',
  password: 'Password',
  foreign: 'Phone numbers from outside mainland China log in by email.',
  forgot: 'Forgot password?',
  consent: 'New here? We ask you first to agree to the ',
  agreement: 'Service Agreement',
  and: ' and the ',
  privacy: 'Privacy Policy',
  newTab: ' (opens in a new tab)',
  social: 'Other ways to log in',
  back: 'Log in with a code or password instead',
  banners: 'What Fairway offers',
};

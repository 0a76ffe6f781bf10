import type { FormMessages } from '../types.ts';

/** Texts of the registration of a shop, in Spanish. */
export const shop: FormMessages['shop'] = {
  title: 'Registrarse en la tienda',
  text: 'El nombre de usuario y la contraseña empiezan por una letra.',
  username: {
    label: 'Nombre de usuario',
    placeholder: 'De 5 a 16\u00a0letras, cifras o guiones bajos',
    required: 'Escriba un nombre de usuario.',
    taken: 'Este nombre de usuario está en uso. Elija otro.',
  },
  password: { label: 'Contraseña', placeholder: 'De 6 a 18\u00a0letras, cifras o guiones bajos' },
  code: {
    label: 'Código de registro',
    placeholder: '5\u00a0cifras',
    required: 'Escriba el código de registro.',
  },
  submit: 'Registrarse',
  cancel: 'Cancelar',
};

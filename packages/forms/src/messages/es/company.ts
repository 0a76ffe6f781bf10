import type { FormMessages } from '../types.ts';

/** Texts of the fields of companies and people, in Spanish. */
export const company: FormMessages['company'] = {
  idCard: {
    label: 'Documento de identidad',
    placeholder: '18 cifras',
    required: 'Escriba el número del documento de identidad.',
  },
  companyName: {
    label: 'Nombre de la empresa',
    placeholder: 'Como en la licencia comercial',
    required: 'Escriba el nombre de la empresa.',
    taken: 'Este nombre ya está verificado. Compruébelo.',
  },
  creditCode: {
    label: 'Código unificado de crédito social',
    placeholder: '18 caracteres de la licencia comercial',
    required: 'Escriba el código unificado de crédito social.',
    taken: 'Este código ya está verificado. Compruébelo.',
  },
  registerCode: {
    label: 'Número de registro',
    placeholder: 'Como en el certificado',
    required: 'Escriba el número de registro.',
    taken: 'Este número de registro ya está verificado. Compruébelo.',
  },
  companyCode: {
    label: 'Código de empresa',
    placeholder: 'De 3 a 10 letras mayúsculas',
    required: 'Escriba un código de empresa.',
    taken: 'Este código de empresa está en uso. Elija otro.',
  },
  adminAccount: {
    label: 'Cuenta de administrador',
    placeholder: 'De 6 a 15 letras o cifras',
    required: 'Escriba una cuenta de administrador.',
    taken: 'Esta cuenta de administrador está en uso. Elija otra.',
  },
  taxNumber: {
    label: 'Número fiscal',
    placeholder: '15, 17, 18 o 20 caracteres',
    required: 'Escriba el número fiscal.',
  },
};

import { doubts, rules } from '@fairway/trade/sentences/es';
import { company } from './es/company.ts';
import { shop } from './es/shop.ts';
import { common, trade } from './es/trade.ts';
import type { FormMessages } from './types.ts';

/** Built-in texts of forms in Spanish. */
export const es: FormMessages = {
  rules,
  doubts,
  common,
  company,
  shop,
  trade,
  form: {
    summary: (count) => (count === 1 ? 'Hay 1 dato que revisar' : `Hay ${count} datos que revisar`),
    entry: (label, text) => `${label}: ${text}`,
    unexpected: 'No se ha enviado. Sus datos se conservan. Inténtelo de nuevo en un momento.',
  },
  times: {
    time: { label: 'Hora', placeholder: 'p. ej., 09:30' },
    month: { label: 'Mes', placeholder: 'p. ej., 2026-11' },
    dateTime: {
      date: 'Fecha',
      zone: 'Zona horaria',
      twice:
        'Ese día el reloj marca esta hora dos veces, al terminar el horario de verano. Se entiende la primera.',
    },
  },
  rows: {
    row: (number) => `Fila ${number}`,
    add: 'Añadir fila',
    copy: (row) => `Copiar: ${row}`,
    up: (row) => `Subir: ${row}`,
    down: (row) => `Bajar: ${row}`,
    remove: (row) => `Quitar: ${row}`,
    added: (row, count) => `${row} añadida, ${count} en total`,
    moved: (row) => `Ahora: ${row}`,
    removed: (row) => `${row} se ha quitado.`,
    undo: 'Deshacer',
    full: (most) => `No se pueden añadir más de ${most}.`,
  },
  phone: {
    label: 'Número de móvil',
    placeholder: 'Número de 11 cifras',
    elsewhere: (digits) => (digits ? `Número de ${digits} cifras` : 'Número sin el prefijo del país'),
    required: 'Escriba su número de móvil.',
    taken: 'Este teléfono ya está vinculado. Use otro.',
    dialCode: 'Prefijo del país o región',
    dialCodes: { '86': 'China continental' },
    contact: 'Móvil, fijo o +49 …',
    contactRequired: 'Escriba un teléfono.',
    overseas: 'Teléfonos de fuera de China continental: inicie sesión por correo electrónico.',
  },
  email: {
    label: 'Correo electrónico',
    placeholder: 'name@company.com',
    required: 'Escriba su correo electrónico.',
    taken: 'Este correo ya está vinculado. Use otro.',
  },
  account: {
    label: 'Cuenta',
    placeholder: 'Teléfono, correo o nombre de usuario',
    required: 'Escriba su teléfono, correo electrónico o nombre de usuario.',
  },
  password: {
    purposes: {
      current: { label: 'Contraseña', placeholder: 'Su contraseña', required: 'Escriba su contraseña.' },
      new: {
        label: 'Contraseña nueva',
        placeholder: 'De 8 a 20\u00a0letras y cifras',
        required: 'Escriba una contraseña.',
      },
      given: {
        label: 'Contraseña inicial',
        placeholder: 'Elija una para el usuario',
        required: 'Escriba una contraseña inicial para el usuario.',
      },
      again: {
        label: 'Confirmar contraseña',
        placeholder: 'La misma otra vez',
        required: 'Escriba la contraseña otra vez.',
      },
    },
    show: 'Mostrar contraseña',
    capsLock: 'Las mayúsculas están activadas',
    strength: (level) => `Seguridad de la contraseña: ${level}`,
    strengths: { weak: 'Débil', fair: 'Media', strong: 'Fuerte' },
  },
  code: {
    label: 'Código de verificación',
    placeholder: '6\u00a0cifras',
    required: 'Escriba el código de verificación.',
    send: 'Enviar código',
    resend: 'Enviar otra vez',
    remaining: (seconds) => `Podrá pedir otro código en ${seconds}\u00a0segundos.`,
    waiting: (seconds) =>
      seconds < 120 ? `Enviar otra vez en ${seconds} s` : `Enviar otra vez en ${Math.ceil(seconds / 60)} min`,
    sent: (seconds) => `El código se ha enviado. Podrá pedir otro en ${seconds}\u00a0segundos.`,
    ready: 'Ya puede pedir otro código.',
  },
  username: {
    label: 'Nombre de usuario',
    placeholder: 'De 3 a 15\u00a0letras o cifras',
    required: 'Escriba un nombre de usuario.',
    taken: 'Este nombre de usuario está en uso. Elija otro.',
  },
};

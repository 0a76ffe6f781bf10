import type { FormMessages } from '../types.ts';

const { format: number } = new Intl.NumberFormat('es');

/** Texts of trade fields, and of counts and choices, in Spanish. */
export const trade: FormMessages['trade'] = {
  container: {
    label: 'Número de contenedor',
    placeholder: 'Por ejemplo CSQU3054383',
    required: 'Escriba el número de contenedor.',
  },
  tracking: {
    labels: {
      bill: 'Número de conocimiento de embarque',
      booking: 'Número de reserva',
      container: 'Número de contenedor',
    },
    placeholders: {
      bill: 'Por ejemplo COSU6123456789',
      booking: 'Por ejemplo 6123456789',
      container: 'Por ejemplo CSQU3054383',
    },
    required: {
      bill: 'Escriba el número de conocimiento de embarque.',
      booking: 'Escriba el número de reserva.',
      container: 'Escriba el número de contenedor.',
    },
    guess: (carriers) => `Naviera según el número: ${carriers.join(' o ')}`,
    guessed: (carrier, confidence) => `${carrier} (${confidence})`,
    confidence: { high: 'muy probable', medium: 'probable', low: 'quizá' },
    choose: (carrier) => `Elegir ${carrier}`,
  },
  number: {
    broken: (decimals) =>
      decimals === 0
        ? 'Escriba un número entero, por ejemplo 1234.'
        : `Escriba un número con ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'} como máximo, por ejemplo 1234.5.`,
  },
  amount: {
    label: 'Importe',
    placeholder: 'Por ejemplo 1234.50',
    currency: 'Moneda',
    otherCurrency: (currency) =>
      `Este campo está en ${currency}. Escriba el importe en ${currency}, sin otra moneda.`,
  },
  region: {
    label: 'Provincia y ciudad',
    required: 'Elija la provincia y la ciudad.',
    levels: ['Provincia', 'Ciudad'],
  },
  pictures: { required: 'Suba una imagen.', underWay: 'Espere a que llegue la imagen.' },
  quantity: {
    label: 'Cantidad',
    less: (label) => `Menos: ${label}`,
    more: (label) => `Más: ${label}`,
  },
};

/** Texts of checks that ask the server, of counters and of choices, in Spanish. */
export const common: FormMessages['common'] = {
  checking: 'Comprobando…',
  free: 'Disponible',
  unchecked: 'Ahora no se ha podido comprobar. Se comprobará al enviar.',
  count: (typed, most) => `${number(typed)}/${number(most)}`,
  over: (count) => `${number(count)} de más`,
  left: (count) => `quedan ${number(count)}\u00a0caracteres`,
  choose: 'Elija una opción',
  missing: {
    entry: (label) => `Rellene «${label}».`,
    choice: (label) => `Elija una opción en «${label}».`,
    file: (label) => `Suba un archivo en «${label}».`,
  },
  unchosen: {
    typing: (text) => `Elija de la lista: «${text}» aún no está elegido.`,
    none: (text, empty) =>
      `Sin resultados para «${text}». Pruebe con otra palabra${empty ? ' o vacíe el campo' : ''}.`,
    failed: (text) => `La búsqueda ha fallado y «${text}» no está elegido. Inténtelo de nuevo.`,
  },
};
